import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from './spinner.tsx';

type ButtonLook = {
  readonly kind?: 'primary' | 'outline' | 'text' | undefined;
  readonly size?: 'normal' | 'small' | undefined;
  readonly isWide?: boolean | undefined;
};

const kinds = {
  primary: 'bg-lapis text-on-lapis hover:bg-lapis-hover',
  outline: 'bg-surface text-lapis inset-ring inset-ring-lapis-line hover:bg-lapis-tint',
  text: 'text-lapis hover:bg-lapis-tint',
};

const sizes = { normal: 'min-h-12 text-16', small: 'min-h-11 text-15' };
const sides = { normal: 'px-5', small: 'px-4' };

/** How a button looks, for links that are one. */
export function buttonClass({ kind = 'primary', size = 'normal', isWide = false }: ButtonLook = {}): string {
  const side = kind === 'text' ? 'px-3' : sides[size];
  return `button ${kinds[kind]} ${sizes[size]} ${side} ${isWide ? 'w-full py-2 whitespace-normal' : ''}`;
}

type ButtonProps = ButtonLook & ComponentProps<'button'> & { readonly isBusy?: boolean | undefined };

/** A button. While it is busy it keeps its focus and its words, and clicks do nothing. */
export function Button({
  kind,
  size,
  isWide,
  isBusy = false,
  className = '',
  children,
  onClick,
  ...native
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => (isBusy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      {...native}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={`${buttonClass({ kind, size, isWide })} ${className}`}
      onClick={click}
    >
      {isBusy && <Spinner className="text-[18px]" />}
      {children}
    </button>
  );
}
