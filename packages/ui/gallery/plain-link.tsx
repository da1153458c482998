import type { ComponentProps } from 'react';
import type { ChipLinks } from '../src/chip-links.tsx';

/** A link of an application without a router. */
export function PlainLink({
  to,
  className,
  children,
  ...shown
}: ComponentProps<ComponentProps<typeof ChipLinks>['Link']>) {
  return (
    <a href={to} aria-current={shown['aria-current']} className={className}>
      {children}
    </a>
  );
}
