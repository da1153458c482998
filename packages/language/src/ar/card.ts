import type { Shape } from '../shape.ts';
import type { card as english } from '../en/card.ts';

export const card: Shape<typeof english> = {
  untitled: 'عرض بلا عنوان',
  noDescription: 'لا يوجد وصف.',
  from: 'من <b>{price}</b>',
  new: 'جديد',
  rated:
    '{count, plural, zero {لا تقييمات} one {التقييم {rating} من خمسة، تقييم واحد} two {التقييم {rating} من خمسة، تقييمان} few {التقييم {rating} من خمسة، # تقييمات} many {التقييم {rating} من خمسة، # تقييمًا} other {التقييم {rating} من خمسة، # تقييم}}',
  off: 'خصم {percent}٪',
  before: 'قبل الخصم:',
  saves: 'خصم {percent}٪',
  womenOnly: 'للنساء فقط',
  atHome: 'في بيتك أيضًا',
  today: 'اليوم',
  tomorrow: 'غدًا',
  location: '{district}، {city}',
  distance: 'على بُعد {km} كم',
  nextFree: 'أقرب موعد متاح:',
  noSlots: 'لا مواعيد متاحة هذا الأسبوع',
  slots: 'المواعيد المتاحة، {day}',
  why: 'لماذا هنا؟',
};
