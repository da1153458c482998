import type { Shape } from '../shape.ts';
import type { categories as english } from '../en/categories.ts';

export const categories: Shape<typeof english> = {
  page: {
    title: '{label} في العراق: الأسعار والأوقات المتاحة | TajmeelSpot',
    description: '{label} في أنحاء العراق، مع الأسعار وأقرب الأوقات المتاحة.',
  },
  index: {
    heading: 'كل الفئات',
    lead: 'كل ما يمكن حجزه هنا، بحسب نوع الخدمة.',
    count: '{count, plural, =0 {لا عروض بعد} one {عرض واحد} two {عرضان} few {# عروض} many {# عرضًا} other {# عرض}}',
  },
  path: { label: 'مسار الصفحة', home: 'الرئيسية', all: 'كل الفئات' },
  box: 'البحث في {label}…',
  below: 'ضمن {label}',
  over: '{count}+',
};
