import type { Shape } from '../shape.ts';
import type { receipt as english } from '../en/receipt.ts';

export const receipt: Shape<typeof english> = {
  total: 'کۆ',
  change: 'باقی',
  owed: 'ماوە',
  with: 'لەگەڵ {employee}',
  thanks: 'سوپاس بۆ سەردانتان.',
  number: 'پسوولەی {number}',
  discount: 'داشکاندن',
  tip: 'بەخشیش',
  cash: 'کاش',
  card: 'کارت',
  wallet: 'جزدان',
};
