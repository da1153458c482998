import type { ComponentProps } from 'react';

type NamedInput = Pick<ComponentProps<'input'>, 'id' | 'className' | 'aria-label' | 'aria-labelledby'>;

/** What a field is called and how it looks, for the moment before it can be typed into. */
export const nameOf = ({ id, className, 'aria-label': label, 'aria-labelledby': labelledBy }: NamedInput) => ({
  id,
  className,
  'aria-label': label,
  'aria-labelledby': labelledBy,
});
