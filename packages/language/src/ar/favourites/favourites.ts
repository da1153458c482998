import type { Shape } from '../../shape.ts';
import type { favourites as english } from '../../en/favourites/favourites.ts';

export const favourites: Shape<typeof english> = {
  bookmark: 'المفضّلة',
  bookmarkOne: 'المفضّلة: {title}',
  undo: 'تراجع',
  feature: 'توصية',
  featureHint: 'تظهر التوصية بهذا العرض للجميع.',
  offline: 'تعذّر الاتصال بالخادم. يُرجى المحاولة لاحقًا.',
  unavailable: 'المفضّلة غير متاحة مؤقتًا. يُرجى المحاولة لاحقًا.',
  failedUpdate: 'تعذّر تحديث المفضّلة',
  failedRemove: 'تعذّرت الإزالة من المفضّلة',
  failedFeature: 'تعذّر تغيير التوصية',
  failedFeatureFor: 'تعذّر تغيير التوصية: {reason}',
  prompt: {
    bookmark: { title: 'تسجيل الدخول لحفظ هذا العرض', text: 'المفضّلة لا تظهر لغيرك. العودة إلى هنا بعد تسجيل الدخول.' },
    venue: { title: 'تسجيل الدخول لحفظ هذا المركز', text: 'المفضّلة لا تظهر لغيرك. العودة إلى هنا بعد تسجيل الدخول.' },
    review: {
      title: 'تسجيل الدخول لكتابة تقييم',
      text: 'لكل حساب تقييم واحد للعرض، ويمكن تعديله لاحقًا. العودة إلى هنا بعد تسجيل الدخول.',
    },
    report: { title: 'تسجيل الدخول للإبلاغ عن تقييم', text: 'قد نحتاج إلى سؤالك عنه. العودة إلى هنا بعد تسجيل الدخول.' },
    pictureReport: {
      title: 'تسجيل الدخول للإبلاغ عن صورة',
      text: 'قد نحتاج إلى سؤالك عنها. العودة إلى هنا بعد تسجيل الدخول.',
    },
    logIn: 'تسجيل الدخول',
    signUp: 'إنشاء حساب',
  },
};
