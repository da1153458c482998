import type { Shape } from '../shape.ts';
import type { search as english } from '../en/search.ts';

export const search: Shape<typeof english> = {
  page: {
    title:
      '{preset, select, hair {صالونات الشعر} hairRemoval {إزالة الشعر} massage {المساج} other {خدمات التجميل والعيادات}} في العراق: الأسعار والمواعيد المتاحة | تجميل سبوت',
    description:
      '{preset, select, hair {قصّ وصبغ وعناية} hairRemoval {ليزر وشيرة وشمع} massage {مساج وحمّام} other {شعر وبشرة ومساج وأسنان}} في كل أنحاء العراق، مع السعر وأقرب المواعيد المتاحة.',
  },
  title: { hair: 'الشعر', hairRemoval: 'إزالة الشعر', massage: 'المساج', services: 'كل العروض' },
  count: {
    widened:
      '{type, select, saloon {لا يوجد صالون مطابق} dental {لا توجد عيادة أسنان مطابقة} other {لا توجد عيادة مطابقة}}، لذلك تظهر كل المراكز.',
    all: '{count, plural, zero {لا عروض مطابقة.} one {عرض واحد مطابق.} two {عرضان مطابقان.} few {# عروض مطابقة.} many {# عرضًا مطابقًا.} other {# عرض مطابق.}}',
    over: 'عدد العروض المطابقة أكثر من {count, number}.',
    free: '{count, plural, zero {لا عروض فيها موعد متاح يوم {day}.} one {عرض واحد فيه موعد متاح يوم {day}.} two {عرضان فيهما موعد متاح يوم {day}.} few {# عروض فيها موعد متاح يوم {day}.} many {# عرضًا فيه موعد متاح يوم {day}.} other {# عرض فيه موعد متاح يوم {day}.}}',
    freeOver: 'عدد العروض التي فيها موعد متاح يوم {day} أكثر من {count, number}.',
  },
  box: {
    label: 'بحث',
    hair: 'بحث في الشعر: قصّ، صبغ، اسم…',
    hairRemoval: 'بحث في إزالة الشعر: ليزر، شيرة…',
    massage: 'بحث في المساج: أحجار ساخنة، حمّام…',
    services: 'بحث في كل العروض: خدمة أو اسم…',
  },
  suggestions: {
    label: 'اقتراحات',
    count:
      '{count, plural, zero {لا اقتراحات.} one {اقتراح واحد.} two {اقتراحان.} few {# اقتراحات.} many {# اقتراحًا.} other {# اقتراح.}}',
  },
  filters: { title: 'الفلاتر', close: 'إغلاق الفلاتر', show: 'عرض النتائج', over: '+{count}' },
  date: { title: 'متى', any: 'أي يوم', today: 'اليوم', tomorrow: 'غدًا', date: 'التاريخ', apply: 'تطبيق' },
  location: {
    title: 'أين',
    iraq: 'العراق',
    erbilMosul: 'أربيل، الموصل',
    alAnbar: 'الأنبار',
    alQadisiyyah: 'القادسية',
    cities: 'مدن أخرى',
    districts: 'الأحياء',
  },
  type: {
    title: 'نوع المركز',
    any: 'الكل',
    saloon: 'صالون',
    dental: 'أسنان',
    clinic: 'عيادة',
    others: 'عرض كل أنواع المراكز',
  },
  category: { title: 'الفئة' },
  price: {
    title: 'السعر',
    from: 'من',
    to: 'إلى',
    range: 'أسعار هذه النتائج من {min} إلى {max}.',
    apply: 'تطبيق السعر',
    least: 'ابتداءً من {price}',
    max: 'حتى {price}',
  },
  rating: { title: 'التقييم', any: 'الكل', least: '{least} فما فوق' },
  comfort: { title: 'الخصوصية', women_only: 'للنساء فقط', female_staff: 'كادر نسائي' },
  postcode: { title: 'الرمز البريدي', any: 'أي منطقة' },
  treatment: {
    title: 'الخدمة',
    hair: 'قصّ شعر, صبغ, بالياج, سشوار, كيراتين, عروس',
    hairRemoval: 'ليزر, شيرة, شمع, خيط',
    massage: 'أحجار, حمّام, ظهر, قدم',
    services: 'قصّ شعر, صبغ, ليزر, مساج, تبييض, بشرة',
  },
  sort: {
    label: 'الترتيب:',
    recommended: 'الموصى بها',
    newest: 'الأحدث',
    price: 'السعر',
    earliest: 'أقرب موعد متاح',
    nearest: 'الأقرب إليّ',
    rating: 'التقييم',
    noPosition: 'تعذّر تحديد موقعك. يُرجى السماح بتحديد الموقع في المتصفح ثم إعادة المحاولة.',
  },
  applied: { label: 'الفلاتر المستخدمة', remove: 'إزالة: {filter}', clear: 'مسح الكل', text: '«{text}»' },
  results: {
    label: 'النتائج',
    loading: 'جارٍ التحميل...',
    error: 'خطأ: {message}',
    failed: 'تعذّر جلب العروض',
    failedSearch: 'تعذّر جلب نتائج البحث',
    failedLoad: 'تعذّر تحميل العروض. يُرجى المحاولة لاحقًا.',
    offline: 'خطأ في الشبكة. يُرجى التحقق من الاتصال.',
    retry: 'إعادة المحاولة',
    shown: 'يظهر {shown, number} من {total, number}',
    first: 'العودة إلى أول النتائج',
    failedMore: 'تعذّر تحميل بقية النتائج. يُرجى المحاولة مرة أخرى.',
  },
  empty: {
    hair: 'لا توجد عروض للشعر.',
    hairRemoval: 'لا توجد عروض لإزالة الشعر.',
    massage: 'لا توجد عروض للمساج.',
    services: 'لا توجد عروض متاحة حاليًا.',
    hint: 'قد تظهر نتائج أكثر بفلاتر أقل أو في يوم آخر.',
    clear: 'مسح كل الفلاتر',
    all: 'الاطلاع على كل العروض',
  },
};
