import type { Shape } from '../../shape.ts';
import type { wishlist as english } from '../../en/favourites/wishlist.ts';

export const wishlist: Shape<typeof english> = {
  page: { title: 'المفضّلة | تجميل سبوت', description: 'الأماكن التي تحتفظ بها لوقت لاحق.' },
  title: 'المفضّلة',
  loading: 'جارٍ التحميل...',
  count:
    '{count, plural, one {مكان واحد محفوظ} two {مكانان محفوظان} few {# أماكن محفوظة} many {# مكانًا محفوظًا} other {# مكان محفوظ}}',
  signedOut: 'يُرجى تسجيل الدخول لعرض المفضّلة',
  signedOutText: 'الأماكن التي تحفظها تنتظرك بعد تسجيل الدخول.',
  failed: 'تعذّر تحميل المفضّلة',
  retry: 'إعادة المحاولة',
  empty: {
    title: 'مفضّلتك فارغة.',
    text: 'اضغط على القلب في أي مكان يعجبك، وستجده هنا من جديد.',
    services: 'عرض كل الخدمات',
  },
  gone: 'لم يعد معروضًا',
  removed: 'أُزيل',
  remove: 'إزالة من المفضّلة: {title}',
  undo: 'تراجع',
};
