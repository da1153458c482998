import type { Shape } from '../shape.ts';
import type { frame as english } from '../en/frame.ts';

export const frame: Shape<typeof english> = {
  skip: 'الانتقال إلى المحتوى',
  loading: 'جارٍ التحميل…',
  failed: 'تعذّر التحميل.',
  unreachable: 'تعذّر الاتصال بالخادم.',
  retry: 'إعادة المحاولة',
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
    noDate: 'يرجى كتابة يوم، مثل {example}.',
    noTime: 'يرجى كتابة وقت، مثل {example}.',
  },
  numbers: { label: 'الأرقام والوقت', digits: 'الأرقام', clock: 'الساعة' },
  theme: {
    label: 'المظهر',
    light: 'فاتح',
    dark: 'داكن',
    system: 'حسب الجهاز',
  },
};
