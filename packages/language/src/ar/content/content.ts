import type { Shape } from '../../shape.ts';
import type { content as english } from '../../en/content/content.ts';

export const content: Shape<typeof english> = {
  page: { title: '{title} | تجميل سبوت', description: '{text}' },
  contents: 'في هذه الصفحة',
  newTab: '(يُفتح في نافذة جديدة)',
  steps: {
    signUp: 'التسجيل بصفة صاحب مهنة',
    logIn: 'دخول أصحاب المهن',
    register: 'أدرج مكانك',
    contact: 'راسلنا',
    status: 'حالة الخدمة الآن',
    services: 'عرض كل الخدمات',
  },
  treatments: {
    guide: 'كلفة العلاجات الآن',
    guideText: 'من قوائم أسعار الأماكن في تجميل سبوت. كل سطر يقودك إلى الأماكن التي تقدّمه.',
    index: 'علاجات يمكن حجزها',
    more: '{count, plural, one {علاج آخر} two {علاجان آخران} few {# علاجات أخرى} many {# علاجًا آخر} other {# علاج آخر}}',
  },
};
