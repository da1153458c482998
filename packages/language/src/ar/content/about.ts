import type { Shape } from '../../shape.ts';
import type { about as english } from '../../en/content/about.ts';

export const about: Shape<typeof english> = {
  page: { title: 'من نحن | تجميل سبوت', description: 'من نحن، وماذا نريد، وعلى ماذا يمكنك الاعتماد.' },
  title: 'من هو تجميل سبوت؟',
  mission: 'رسالتنا',
  vision: 'رؤيتنا',
  value: 'ما يمكنك الاعتماد عليه',
  services: 'عرض كل الخدمات',
  register: 'أدرج مكانك',
  figures: {
    label: 'تجميل سبوت بالأرقام',
    rating: 'متوسط التقييم، {reviews} من ٥ في التقييمات',
    appointments: 'موعد',
    states: 'ولاية ومحافظة',
    trusted: 'مستخدم يثق بنا',
  },
};
