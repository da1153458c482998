import { ValueStrip } from './value-strip.tsx';
import { Popular } from './popular.tsx';
import type { PopularBox } from './popular-box.ts';

/** What stands between the banner and the recommended services. */
export function UpperSections({ boxes }: { readonly boxes: readonly PopularBox[] }) {
  return (
    <>
      <ValueStrip />
      <Popular boxes={boxes} />
    </>
  );
}
