import type { ComponentProps } from 'react';

type ChipLook = { readonly isOn?: boolean | undefined; readonly isDisabled?: boolean | undefined };

/** How a chip looks, for whatever it is: a link, a button, a label. 44 px high. */
export function chipClass({ isOn = false, isDisabled = false }: ChipLook = {}): string {
  if (isDisabled) return 'chip bg-surface-sunk text-ink-soft line-through inset-ring inset-ring-line';
  return isOn
    ? 'chip bg-lapis font-strong text-on-lapis'
    : 'chip bg-surface text-ink inset-ring inset-ring-line hover:inset-ring-lapis-line';
}

type ChipProps = Pick<ChipLook, 'isOn'> & Omit<ComponentProps<'button'>, 'type' | 'aria-pressed'>;

/** A chip that is pressed: it does something, or where `isOn` is given, it is on or off. */
export function Chip({ isOn, className = '', ...native }: ChipProps) {
  return <button {...native} type="button" aria-pressed={isOn} className={`${chipClass({ isOn })} ${className}`} />;
}
