import type { Shape } from '../../shape.ts';
import type { favourites as english } from '../../en/favourites/favourites.ts';

export const favourites: Shape<typeof english> = {
  bookmark: 'المفضّلة',
  bookmarkOne: 'المفضّلة: {title}',
  undo: 'تراجع',
  feature: 'توصية',
  featureHint: 'التوصية تزكية لهذا المكان أمام الجميع.',
  offline: 'تعذّر الاتصال بالخادم. يُرجى المحاولة لاحقًا.',
  unavailable: 'المفضّلة غير متاحة مؤقتًا. يُرجى المحاولة لاحقًا.',
  failedUpdate: 'تعذّر تحديث المفضّلة',
  failedRemove: 'تعذّرت الإزالة من المفضّلة',
  failedFeature: 'تعذّر تغيير التوصية',
  failedFeatureFor: 'تعذّر تغيير التوصية: {reason}',
  prompt: {
    bookmark: { title: 'سجّل الدخول لحفظ هذا المكان', text: 'مفضّلتك لك وحدك. يعيدك تسجيل الدخول إلى هنا.' },
    review: {
      title: 'سجّل الدخول لكتابة تقييم',
      text: 'لكل عضو تقييم واحد للمكان يمكنه تعديله لاحقًا. يعيدك تسجيل الدخول إلى هنا.',
    },
    report: { title: 'سجّل الدخول للإبلاغ عن تقييم', text: 'كي نستطيع الرجوع إليك. يعيدك تسجيل الدخول إلى هنا.' },
    logIn: 'تسجيل الدخول',
    signUp: 'إنشاء حساب',
  },
};
