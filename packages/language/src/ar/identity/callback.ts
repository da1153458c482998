import type { Shape } from '../../shape.ts';
import type { callback as english } from '../../en/identity/callback.ts';

export const callback: Shape<typeof english> = {
  title: 'الدخول عبر {provider}',
  working: { title: 'لحظة من فضلك', lead: 'نتحقّق مما أرسله {provider}.', label: 'جارٍ التحقّق…' },
  found: { title: 'بقيت خطوة واحدة', lead: 'عرّفنا {provider} بك.' },
  fields: {
    provider: 'الخدمة',
    name: 'الاسم',
    email: 'البريد',
    state: 'الحالة',
    checked: 'تم التحقّق، كل شيء سليم',
  },
  fetch: 'جلب المستخدم',
  fetchHint: 'يجلب حسابك ويسجّل دخولك على هذا الجهاز.',
  stopped: { title: 'توقّف تسجيل الدخول', lead: 'يمكنك البدء من جديد متى شئت.' },
  lost: {
    title: 'لم يصل جواب',
    lead: 'انقطع الاتصال أثناء تسجيل دخولك.',
    text: 'أعد المحاولة حين تعود متصلًا. جواب {provider} صالح لمرة واحدة: إن كان قد استُخدم فابدأ من جديد من فضلك.',
    retry: 'إعادة المحاولة',
  },
  reasons: {
    access_denied: 'لم تسمح بأن يعرّفنا {provider} بك. لم يتغيّر شيء.',
    nothing: 'لا يوجد في هذه الصفحة تسجيل دخول لإكماله. يُرجى البدء من جديد.',
  },
};
