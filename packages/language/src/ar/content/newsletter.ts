import type { Shape } from '../../shape.ts';
import type { newsletter as english } from '../../en/content/newsletter.ts';

export const newsletter: Shape<typeof english> = {
  subscribe: 'الاشتراك',
  needsScript: 'تحتاج الاستمارة إلى تفعيل جافا سكربت. فعّله أو راسلنا.',
  failed: 'خطأ في الشبكة. يُرجى التحقق من الاتصال.',
  link: {
    title: 'نشرتك البريدية',
    text: 'وصلت من الرابط الذي في رسالتنا. ماذا تريد أن تفعل؟',
    confirm: 'تأكيد الاشتراك',
    end: 'إنهاء النشرة',
  },
};
