import type { Shape } from '../../shape.ts';
import type { newsletter as english } from '../../en/content/newsletter.ts';

export const newsletter: Shape<typeof english> = {
  subscribe: 'الاشتراك',
  needsScript: 'تحتاج الاستمارة إلى تفعيل JavaScript. يُرجى تفعيله أو مراسلتنا.',
  failed: 'خطأ في الشبكة. يُرجى التحقق من الاتصال.',
  link: {
    title: 'نشرتك البريدية',
    text: 'تم فتح الرابط من رسالتنا. ما الإجراء المطلوب؟',
    confirm: 'تأكيد الاشتراك',
    end: 'إلغاء الاشتراك',
  },
};
