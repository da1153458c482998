import type { Shape } from '../../shape.ts';
import type { wishlist as english } from '../../en/favourites/wishlist.ts';

export const wishlist: Shape<typeof english> = {
  page: { title: 'المفضّلة | تجميل سبوت', description: 'المراكز والعروض المحفوظة لوقت لاحق.' },
  title: 'المفضّلة',
  loading: 'جارٍ التحميل...',
  count:
    '{count, plural, zero {لا عروض محفوظة} one {عرض محفوظ واحد} two {عرضان محفوظان} few {# عروض محفوظة} many {# عرضًا محفوظًا} other {# عرض محفوظ}}',
  signedOut: 'يُرجى تسجيل الدخول لعرض المفضّلة',
  signedOutText: 'عروضك المحفوظة موجودة في حسابك.',
  failed: 'تعذّر تحميل المفضّلة',
  retry: 'إعادة المحاولة',
  empty: {
    title: 'المفضّلة فارغة.',
    text: 'للحفظ هنا تكفي لمسة على القلب عند أي مركز أو عرض يعجبك.',
    services: 'الاطلاع على كل العروض',
  },
  venues: 'المراكز',
  gone: 'لم يعد متاحًا',
  removed: 'تمت الإزالة',
  remove: 'إزالة من المفضّلة: {title}',
  undo: 'تراجع',
};
