import type { Shape } from '../shape.ts';
import type { receipt as english } from '../en/receipt.ts';

export const receipt: Shape<typeof english> = {
  total: 'المجموع',
  change: 'الباقي',
  owed: 'المتبقي',
  with: 'مع {employee}',
  thanks: 'شكرًا لزيارتكم.',
  number: 'وصل رقم {number}',
  discount: 'خصم',
  tip: 'إكرامية',
  cash: 'نقدًا',
  card: 'بطاقة',
  wallet: 'محفظة',
};
