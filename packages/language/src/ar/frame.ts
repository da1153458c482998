import type { Shape } from '../shape.ts';
import type { frame as english } from '../en/frame.ts';

export const frame: Shape<typeof english> = {
  skip: 'انتقل إلى المحتوى',
  loading: 'جارٍ التحميل…',
  failed: 'تعذّر تحميل هذا.',
  unreachable: 'تعذّر الاتصال بالخادم.',
  retry: 'حاول مرة أخرى',
  close: 'إغلاق',
  back: 'رجوع',
  more: 'عرض المزيد',
  optional: '{label} (اختياري)',
  account: {
    open: 'الحساب والعرض',
    language: 'اللغة',
    logOut: 'تسجيل الخروج',
  },
  moments: {
    openCalendar: 'فتح الرزنامة',
    formerMonth: 'الشهر السابق',
    nextMonth: 'الشهر التالي',
    noDate: 'يرجى كتابة يوم، مثل 22/11/2026.',
    noTime: 'يرجى كتابة وقت، مثل 5:30 م.',
  },
  numbers: { label: 'الأرقام والوقت', digits: 'الأرقام', clock: 'الساعة' },
  theme: {
    label: 'فاتح أو داكن',
    light: 'فاتح',
    dark: 'داكن',
    system: 'مثل الجهاز',
  },
};
