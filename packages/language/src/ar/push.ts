import type { Shape } from '../shape.ts';
import type { push as english } from '../en/push.ts';

export const push: Shape<typeof english> = {
  title: 'على هذا الجهاز',
  switch: 'إشعارات على هذا الجهاز',
  text: 'تصل فورًا وبلا تكلفة.',
  offer: 'إشعار على هذا الجهاز عند وصول الرد من {venue}',
  explanations: {
    unsupported: 'لا يدعم هذا المتصفح الإشعارات. على آيفون تلزم أولًا إضافة الموقع إلى الشاشة الرئيسية.',
    blocked: 'الإشعارات محظورة في هذا المتصفح. يمكن السماح بها لهذا الموقع من إعداداته.',
    failed: 'تعذّر التشغيل. يُرجى التحقق من الاتصال والمحاولة مرة أخرى.',
  },
};
