import type { Shape } from '../../shape.ts';
import type { figures as english } from '../../en/server/figures.ts';

export const figures: Shape<typeof english> = {
  from: 'اليوم الأول',
  customers: 'زبائن جدد',
  vendors: 'أصحاب مراكز جدد',
  venues: 'مراكز أُجيزت',
  services: 'عروض نُشرت',
  requested: 'حجوزات مطلوبة',
  confirmed: 'المؤكد منها',
  answerable: 'بانتظار جواب المركز',
  answered_in_time: 'أُجيب في وقته',
  answer_minutes: 'دقائق حتى الجواب (الوسيط)',
  completed: 'المكتملة',
  no_shows: 'عدم الحضور',
  cancelled: 'الملغاة',
  paid_iqd: 'المدفوع في المراكز (د.ع)',
  sent: 'أُرسلت',
  delivered: 'وصلت',
  failed: 'فشلت',
  push: 'إشعار',
  telegram: 'تيليغرام',
  whatsapp: 'واتساب',
  sms: 'رسالة نصية',
  email: 'البريد الإلكتروني',
};
