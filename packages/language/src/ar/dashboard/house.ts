import type { Shape } from '../../shape.ts';
import type { house as english } from '../../en/dashboard/house.ts';

export const house: Shape<typeof english> = {
  title: 'مركزك',
};
