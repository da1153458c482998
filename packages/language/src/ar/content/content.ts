import type { Shape } from '../../shape.ts';
import type { content as english } from '../../en/content/content.ts';

export const content: Shape<typeof english> = {
  page: { title: '{title} | تجميل سبوت', description: '{text}' },
  contents: 'في هذه الصفحة',
  newTab: '(يُفتح في علامة تبويب جديدة)',
  steps: {
    signUp: 'التسجيل لأصحاب المراكز',
    logIn: 'دخول أصحاب المراكز',
    register: 'إضافة مركزك',
    contact: 'التواصل معنا',
    status: 'حالة الموقع الآن',
    services: 'الاطلاع على كل العروض',
  },
  treatments: {
    guide: 'أسعار الخدمات الآن',
    guideText: 'من قوائم أسعار المراكز في تجميل سبوت. كل صف يقود إلى المراكز التي تقدّم الخدمة.',
    index: 'خدمات يمكن حجزها',
    more: '{count, plural, zero {لا خدمات أخرى} one {خدمة أخرى} two {خدمتان أخريان} few {# خدمات أخرى} many {# خدمة أخرى} other {# خدمة أخرى}}',
  },
};
