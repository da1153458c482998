import type { Shape } from '../../shape.ts';
import type { operator as english } from '../../en/dashboard/operator.ts';

export const operator: Shape<typeof english> = {
  title: 'بەڕێوەبەر',
};
