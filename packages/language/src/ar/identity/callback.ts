import type { Shape } from '../../shape.ts';
import type { callback as english } from '../../en/identity/callback.ts';

export const callback: Shape<typeof english> = {
  title: 'تسجيل الدخول عبر {provider}',
  working: { title: 'لحظة واحدة', lead: 'جارٍ التحقق من الرد الوارد من {provider}.', label: 'جارٍ التحقق…' },
  found: { title: 'بقيت خطوة واحدة', lead: 'تم التعرّف عليك عبر {provider}.' },
  fields: {
    provider: 'الخدمة',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    state: 'الحالة',
    checked: 'تم التحقق',
  },
  fetch: 'جلب بيانات الحساب',
  fetchHint: 'يتم جلب حسابك وتسجيل دخولك على هذا الجهاز.',
  stopped: { title: 'توقّف تسجيل الدخول', lead: 'يمكنك البدء من جديد متى شئت.' },
  lost: {
    title: 'لم يصل جواب',
    lead: 'انقطع الاتصال أثناء تسجيل دخولك.',
    text: 'يُرجى إعادة المحاولة بعد عودة الاتصال. الرد من {provider} صالح لمرة واحدة: إن سبق استخدامه فيُرجى البدء من جديد.',
    retry: 'إعادة المحاولة',
  },
  reasons: {
    access_denied: 'لم تتم الموافقة على مشاركة بياناتك من {provider}. لم يتغيّر شيء.',
    nothing: 'لا يوجد في هذه الصفحة تسجيل دخول لإكماله. يُرجى البدء من جديد.',
  },
};
