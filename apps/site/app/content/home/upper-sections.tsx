import { ValueStrip } from './value-strip.tsx';
import { Popular } from './popular.tsx';
import type { Box } from './popular-box.ts';

/** What stands between the banner and the recommended services. */
export function Upper({ boxes }: { readonly boxes: readonly Box[] }) {
  return (
    <>
      <ValueStrip />
      <Popular boxes={boxes} />
    </>
  );
}
