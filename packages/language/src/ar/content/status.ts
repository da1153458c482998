import type { Shape } from '../../shape.ts';
import type { status as english } from '../../en/content/status.ts';

export const status: Shape<typeof english> = {
  now: {
    up: 'كل شيء يعمل.',
    slow: 'الخدمة تعمل، لكنها أبطأ من المعتاد.',
    down: 'جزء واحد على الأقل لا يعمل.',
    unknown: 'لا جواب في هذه اللحظة.',
  },
  refresh: 'تحديث الحالة',
  checks: 'الآن',
  check: { database: 'الحجوزات والحسابات', messages: 'رسائل البريد الإلكتروني' },
  state: { up: 'يعمل', slow: 'بطيء', down: 'متوقف' },
  ms: '{ms} مللي ثانية',
  checked: 'آخر فحص: {day}، <t>{time}</t> بتوقيت بغداد.',
  days: 'آخر تسعين يومًا',
  mean: '\u061c{percent}٪',
  day: '{known, select, yes {{day}: \u061c{percent}٪} other {{day}: لم يُقَس}}',
  oldest: 'قبل تسعين يومًا',
  newest: 'اليوم',
};
