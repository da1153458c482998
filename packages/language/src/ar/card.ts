import type { Shape } from '../shape.ts';
import type { card as english } from '../en/card.ts';

export const card: Shape<typeof english> = {
  untitled: 'خدمة بلا عنوان',
  noDescription: 'لا يوجد وصف.',
  from: 'من <b>{price}</b>',
  new: 'جديد',
  rated:
    '{count, plural, one {التقييم {rating} من ٥ من زائر واحد} two {التقييم {rating} من ٥ من زائرَين} few {التقييم {rating} من ٥ من # زوّار} many {التقييم {rating} من ٥ من # زائرًا} other {التقييم {rating} من ٥ من # زائر}}',
  off: 'خصم {percent}٪',
  saves: 'خصم يصل إلى {percent}٪',
  womenOnly: 'للنساء فقط',
  today: 'اليوم',
  tomorrow: 'غدًا',
  location: '{district}، {city}',
  distance: 'على بعد {km} كم',
  nextFree: 'أقرب وقت فارغ:',
  noSlots: 'لا وقت فارغ هذا الأسبوع',
  slots: 'الأوقات الفارغة، {day}',
};
