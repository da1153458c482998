import type { Shape } from '../../shape.ts';
import type { status as english } from '../../en/content/status.ts';

export const status: Shape<typeof english> = {
  now: {
    up: 'كل شيء يعمل.',
    slow: 'تعمل الخدمة، أبطأ من المعتاد.',
    down: 'جزء واحد على الأقل لا يعمل.',
    unknown: 'لا جواب في هذه اللحظة.',
  },
  refresh: 'تحقّق مرة أخرى',
  checks: 'الآن',
  check: { database: 'الحجوزات والحسابات', messages: 'الرسائل البريدية' },
  state: { up: 'يعمل', slow: 'بطيء', down: 'متوقف' },
  ms: '{ms} مللي ثانية',
  checked: 'آخر تحقّق {day}، <t>{time}</t> بتوقيت بغداد.',
  days: 'آخر ٩٠ يومًا',
  mean: '{percent}٪',
  day: '{known, select, yes {{day}: {percent}٪} other {{day}: لم يُقَس}}',
  oldest: 'قبل ٩٠ يومًا',
  newest: 'اليوم',
};
