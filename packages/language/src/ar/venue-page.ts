import type { Shape } from '../shape.ts';
import type { venuePage as english } from '../en/venue-page.ts';

export const venuePage: Shape<typeof english> = {
  page: {
    title: '{venue} – {place} | تجميل سبوت',
    description: '{venue}، {place}: {treatments}. الأسعار والمواعيد المتاحة وتقييمات من زيارات مكتملة.',
  },
  missing: {
    title: 'هذه الصفحة غير متاحة',
    text: 'ربما كُتب الرابط خطأً، أو لا يستقبل المركز حجوزات هنا في الوقت الحالي.',
  },
  failed: 'تعذّر تحميل صفحة المركز',
  reviewsCount:
    '{count, plural, zero {لا تقييمات} one {تقييم واحد من زيارة مكتملة} two {تقييمان من زيارتين مكتملتين} few {# تقييمات من زيارات مكتملة} many {# تقييمًا من زيارات مكتملة} other {# تقييم من زيارات مكتملة}}',
  opensOn: 'مغلق، يفتح {day} <t>{time}</t>',
  opensTomorrow: 'مغلق، يفتح غدًا <t>{time}</t>',
  next: {
    title: 'أقرب المواعيد',
    none: 'لا مواعيد متاحة في الأيام السبعة القادمة.',
    of: 'أقرب موعد مع {name}:',
  },
  sections: {
    label: 'في هذه الصفحة',
    treatments: 'الخدمات',
    team: 'الفريق',
    portfolio: 'الأعمال',
    reviews: 'التقييمات',
    findUs: 'الموقع',
  },
  categories: 'أنواع الخدمات',
  add: 'إضافة',
  addItem: 'إضافة {title}',
  added: 'أُضيفت',
  removeItem: 'أُضيفت: {title}، إزالة',
  full: 'يتسع الحجز الواحد لخمس خدمات.',
  anyone: 'أي من الفريق',
  or: '{first} أو {second}',
  selection: {
    title: 'اختيارك',
    empty: 'تظهر المواعيد المتاحة بعد إضافة خدمة. يمكن جمع خمس خدمات في حجز واحد، واحدة بعد الأخرى أو في الوقت نفسه.',
    count:
      '{count, plural, zero {لا خدمات} one {خدمة واحدة} two {خدمتان} few {# خدمات} many {# خدمة} other {# خدمة}} · {duration}',
    choose: 'اختيار الوقت',
  },
  gender: { female: 'سيدة', male: 'رجل' },
  pictures: '{count, plural, zero {لا صور} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}',
  work: {
    before_after: 'قبل وبعد',
    room: 'المكان',
  },
  reviews: {
    lead: 'من زيارات مكتملة فقط',
    filter: 'تقييمات',
    ofAll: 'كل الخدمات',
    none: 'لا تقييمات بعد',
    noneText: 'يمكن تقييم الخدمة بعد كل زيارة مكتملة.',
    all: 'كل تقييمات {service}',
  },
  findUs: {
    mapOf: 'خريطة: موقع {venue}',
    call: 'اتصال',
    google: 'خرائط غوغل',
    waze: 'ويز',
    app: 'تطبيق الخرائط',
    map: 'فتح في الخريطة',
  },
  specialDays: 'أيام خاصة',
  kit: { title: 'الرابط ورمز QR وورقة للطباعة', open: 'رمز QR وورقة للطباعة' },
  share: 'مشاركة هذه الصفحة',
  poster: {
    title: 'ورقة للطباعة: {venue}',
    scan: 'بمسح الرمز تظهر الأسعار والمواعيد المتاحة والحجز',
    code: 'رمز QR للرابط {address}',
    print: 'طباعة',
    back: 'العودة إلى الصفحة',
    download: 'تنزيل رمز QR',
  },
  embed: { book: 'كل الخدمات والحجز' },
};
