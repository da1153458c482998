import type { Shape } from '../../shape.ts';
import type { about as english } from '../../en/content/about.ts';

export const about: Shape<typeof english> = {
  page: { title: 'من نحن | تجميل سبوت', description: 'من نحن، وماذا نريد، وعلى ماذا يمكنك الاعتماد.' },
  title: 'ما هو تجميل سبوت؟',
  mission: 'رسالتنا',
  vision: 'رؤيتنا',
  value: 'ما يمكنك الاعتماد عليه',
  services: 'الاطلاع على كل العروض',
  register: 'إضافة مركزك',
  figures: {
    label: 'تجميل سبوت بالأرقام',
    rating: 'متوسط التقييم، {reviews} من خمسة في التقييمات',
    appointments: 'موعد محجوز',
    states: 'محافظة وولاية',
    trusted: 'مستخدم يثق بنا',
  },
};
