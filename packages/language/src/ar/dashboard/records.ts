import type { Shape } from '../../shape.ts';
import type { records as english } from '../../en/dashboard/records.ts';

export const records: Shape<typeof english> = {
  title: 'السجلات',
};
