import type { Shape } from '../../shape.ts';
import type { figures as english } from '../../en/server/figures.ts';

export const figures: Shape<typeof english> = {
  from: 'یەکەم ڕۆژ',
  customers: 'کڕیاری نوێ',
  vendors: 'خاوەن شوێنی نوێ',
  venues: 'شوێنی پەسەندکراو',
  services: 'ئۆفەری بڵاوکراوە',
  requested: 'نۆرەی داواکراو',
  confirmed: 'پشتڕاستکراو لەوانە',
  answerable: 'چاوەڕێی وەڵامی شوێن بوون',
  answered_in_time: 'لە کاتی خۆیدا وەڵامدراوە',
  answer_minutes: 'خولەک تا وەڵام (ناوەند)',
  completed: 'تەواوبوو',
  no_shows: 'نەهاتوو',
  cancelled: 'هەڵوەشێنراوە',
  paid_iqd: 'پارەی دراو لە شوێنەکان (د.ع)',
  sent: 'نێردرا',
  delivered: 'گەیشت',
  failed: 'سەرکەوتوو نەبوو',
  push: 'ئاگادارکردنەوە',
  telegram: 'تێلیگرام',
  whatsapp: 'واتساپ',
  sms: 'کورتەنامە',
  email: 'ئیمەیڵ',
};
