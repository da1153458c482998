import { Button } from '@tajmeelspot/ui/button.tsx';
import type { ComponentProps } from 'react';

type ToggleButtonProps = ComponentProps<typeof Button> & { readonly isOn: boolean };

/** A button that stays pressed. It needs the browser's session, so it is not offered without scripts. */
export function ToggleButton({ isOn, ...native }: ToggleButtonProps) {
  return (
    <Button
      {...native}
      kind="outline"
      size="small"
      aria-pressed={isOn}
      className={`text-ink! noscript:hidden max-md:px-3 ${isOn ? 'bg-lapis-tint inset-ring-lapis-line' : 'inset-ring-line'}`}
    />
  );
}
