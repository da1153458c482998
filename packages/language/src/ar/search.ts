import type { Shape } from '../shape.ts';
import type { search as english } from '../en/search.ts';

export const search: Shape<typeof english> = {
  page: {
    title:
      '{preset, select, hair {صالونات الشعر} hairRemoval {إزالة الشعر} massage {المساج} other {خدمات التجميل والعيادات}} في العراق: الأسعار والأوقات الفارغة | تجميل سبوت',
    description:
      '{preset, select, hair {قصّ وصبغ وعناية} hairRemoval {ليزر وشيرة سكر وشمع} massage {مساج وحمّام} other {شعر وبشرة ومساج وأسنان}} في كلّ العراق، مع السعر وأقرب الأوقات الفارغة.',
  },
  title: { hair: 'الشعر', hairRemoval: 'إزالة الشعر', massage: 'المساج', services: 'كلّ الخدمات' },
  count: {
    widened:
      'لا {type, select, saloon {صالون مطابق} dental {عيادة أسنان مطابقة} other {عيادة مطابقة}}، لذلك نعرض لك كلّ الأماكن.',
    all: '{count, plural, =0 {لا مكان مطابق.} one {مكان واحد مطابق.} two {مكانان مطابقان.} few {# أماكن مطابقة.} many {# مكانًا مطابقًا.} other {# مكان مطابق.}}',
    over: 'أكثر من {count, number} مكان مطابق.',
    free: '{count, plural, =0 {لا وقت فارغ يوم {day}.} one {مكان واحد فيه وقت فارغ يوم {day}.} two {مكانان فيهما وقت فارغ يوم {day}.} few {# أماكن فيها وقت فارغ يوم {day}.} many {# مكانًا فيه وقت فارغ يوم {day}.} other {# مكان فيه وقت فارغ يوم {day}.}}',
    freeOver: 'أكثر من {count, number} مكان فيه وقت فارغ يوم {day}.',
  },
  box: {
    label: 'بحث',
    hair: 'ابحث في الشعر: قصّ، صبغ، اسم…',
    hairRemoval: 'ابحث في إزالة الشعر: ليزر، شيرة…',
    massage: 'ابحث في المساج: أحجار ساخنة، حمّام…',
    services: 'ابحث في كلّ شيء: علاج أو اسم…',
  },
  suggestions: {
    label: 'اقتراحات',
    count:
      '{count, plural, =0 {لا اقتراحات.} one {اقتراح واحد.} two {اقتراحان.} few {# اقتراحات.} many {# اقتراحًا.} other {# اقتراح.}}',
  },
  filters: { title: 'التصفية', close: 'إغلاق التصفية', show: 'عرض النتائج', over: '+{count}' },
  date: { title: 'متى', any: 'أيّ يوم', today: 'اليوم', tomorrow: 'غدًا', date: 'التاريخ', apply: 'تطبيق' },
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
    title: 'نوع المكان',
    any: 'الكلّ',
    saloon: 'صالون',
    dental: 'أسنان',
    clinic: 'عيادة',
    others: 'عرض كلّ أنواع الأماكن',
  },
  category: { title: 'الفئة' },
  price: {
    title: 'السعر',
    from: 'من',
    to: 'إلى',
    range: 'هنا من {min} إلى {max}.',
    apply: 'تطبيق السعر',
    least: 'من {price}',
    max: 'حتى {price}',
  },
  rating: { title: 'التقييم', any: 'الكلّ', least: '{least} فأعلى' },
  comfort: { title: 'الراحة', women_only: 'للنساء فقط', female_staff: 'طاقم نسائي' },
  postcode: { title: 'الرمز البريدي', any: 'أيّ مكان' },
  treatment: {
    title: 'العلاج',
    hair: 'قصّ شعر, صبغ, بالياج, سشوار, كيراتين, عروس',
    hairRemoval: 'ليزر, شيرة, شمع, خيط',
    massage: 'أحجار, حمّام, ظهر, قدم',
    services: 'قصّ شعر, صبغ, ليزر, مساج, تبييض, بشرة',
  },
  sort: {
    label: 'الترتيب:',
    recommended: 'ننصح بها',
    newest: 'الأحدث',
    price: 'السعر',
    earliest: 'أقرب وقت متاح',
    nearest: 'الأقرب إليّ',
    rating: 'التقييم',
    noPosition: 'تعذّر معرفة مكانك. اسمح بذلك في المتصفح ثم أعد المحاولة.',
  },
  applied: { label: 'التصفية المستخدمة', remove: 'إزالة: {filter}', clear: 'مسح الكلّ', text: '«{text}»' },
  results: {
    label: 'النتائج',
    loading: 'جارٍ التحميل...',
    error: 'خطأ: {message}',
    failed: 'تعذّر جلب الخدمات',
    failedSearch: 'تعذّر جلب نتائج البحث',
    failedLoad: 'تعذّر تحميل الخدمات. يُرجى المحاولة لاحقًا.',
    offline: 'خطأ في الشبكة. يُرجى التحقق من الاتصال.',
    retry: 'إعادة المحاولة',
    shown: 'المعروض {shown, number} من {total, number}',
    first: 'من البداية',
    failedMore: 'لم تصل البقية. حاول من جديد.',
  },
  empty: {
    hair: 'لا توجد خدمات شعر.',
    hairRemoval: 'لا توجد خدمات إزالة شعر.',
    massage: 'لا توجد خدمات مساج.',
    services: 'لا توجد خدمات متاحة حاليًا.',
    hint: 'تصفية أقلّ أو يوم آخر يعرض المزيد.',
    clear: 'مسح كلّ التصفية',
    all: 'عرض كلّ الخدمات',
  },
};
