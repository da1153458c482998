import type { Shape } from '../shape.ts';
import type { bookings as english } from '../en/bookings.ts';

export const bookings: Shape<typeof english> = {
  page: { title: 'حجوزاتي | تجميل سبوت', description: 'زيارتك القادمة وما بعدها وما مضى.' },
  title: 'حجوزاتي',
  loading: 'جارٍ التحميل...',
  signedOut: { title: 'يُرجى تسجيل الدخول لعرض حجوزاتك', text: 'زياراتك محفوظة في حسابك.', logIn: 'تسجيل الدخول' },
  failed: 'تعذّر جلب الحجوزات',
  offline: 'تعذّر الاتصال بالخادم.',
  retry: 'إعادة المحاولة',
  empty: {
    title: 'لا حجوزات لديك بعد.',
    text: 'الأوقات الفارغة قريبة منك، والدفع عند الزيارة.',
    services: 'عرض كلّ الخدمات',
  },
  next: {
    label: 'الزيارة القادمة',
    with: '{treatment} مع {person}',
    number: 'رقم الحجز',
    pay: 'يُدفع هناك <b>{price}</b>',
    listing: 'صفحة الخدمة',
    call: 'اتصال',
  },
  coming: 'القادمة',
  after: 'بعدها',
  past: 'الماضية',
  count: '{count, plural, one {زيارة واحدة} two {زيارتان} few {# زيارات} many {# زيارة} other {# زيارة}}',
  columns: { treatment: 'العلاج', when: 'الموعد', person: 'مع', price: 'السعر', state: 'الحالة', actions: 'إجراءات' },
  when: {
    range: '<t>{start}</t> – <t>{end}</t>',
    away: '{days, plural, =0 {اليوم} =1 {غدًا} two {بعد يومين} few {بعد # أيام} many {بعد # يومًا} other {بعد # يوم}}',
    ago: '{days, plural, =0 {اليوم} =1 {أمس} two {قبل يومين} few {قبل # أيام} many {قبل # يومًا} other {قبل # يوم}}',
  },
  status: {
    pending: 'قيد الانتظار',
    confirmed: 'مؤكّد',
    declined: 'مرفوض',
    expired: 'انتهت مهلته',
    cancelled: 'ملغى',
    completed: 'مكتمل',
    no_show: 'لم تتمّ الزيارة',
  },
  answerBy: 'بانتظار الجواب حتى <t>{time}</t>',
  at: '<b>{name}</b>، {address}',
  callPlace: 'الاتصال بـ {place}',
  again: 'حجز من جديد',
  againItem: 'حجز من جديد: {title}',
};
