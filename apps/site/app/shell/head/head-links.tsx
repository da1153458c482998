import { useHref, useLocation, useMatches } from 'react-router';
import { canonicalPath } from './canonical-path.ts';
import type { PageHead } from './page-head.ts';
import { Previews } from './previews.tsx';

/** The one address of a page. What only machines read is written on the server alone: no browser needs it. */
export function HeadLinks({ origin }: { readonly origin: string }) {
  const { pathname } = useLocation();
  const address = useHref(canonicalPath(pathname));
  const loaded = useMatches().at(-1)?.loaderData as { head?: PageHead } | undefined;
  // An address without a page has no loader that answered.
  if (!loaded) return null;
  return (
    <>
      <link rel="canonical" href={origin + address} />
      {import.meta.env.SSR && loaded.head && <Previews head={loaded.head} origin={origin} address={address} />}
    </>
  );
}
