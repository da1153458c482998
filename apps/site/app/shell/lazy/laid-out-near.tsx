import { type ReactNode, useState } from 'react';
import { useHydrated } from '../use-hydrated.ts';

type LaidOutNearProps = {
  /** About the height of the part on a phone, in px; it stands for the true one until the part was near. */
  readonly height: number;
  readonly children: ReactNode;
};

/**
 * A part below the first screen, which a phone lays out and paints when it comes near the screen, and not in the first frame. A page that
 * is put together in the browser has its true height at once: who returns to it stands where they stood.
 */
export function LaidOutNear({ height, children }: LaidOutNearProps) {
  const [isFromServer] = useState(!useHydrated());
  return (
    <div
      className={isFromServer ? 'max-md:[content-visibility:auto]' : undefined}
      style={isFromServer ? { containIntrinsicHeight: `auto ${height}px` } : undefined}
    >
      {children}
    </div>
  );
}
