import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { Wishlist, WishlistFailed, WishlistFrame, WishlistSkeleton } from '../../favourites/wishlist.tsx';
import { SignedOut } from '../../shell/account/signed-out.tsx';
import { useOwner } from '../../shell/account/use-session-owner.ts';
import { useSessionEnd } from '../../shell/account/use-expired-session.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { inLanguage, languageOf, useLanguage } from '../../shell/language.ts';
import { metaOf } from '../../shell/head/to-meta.ts';
import { useSession } from '../../shell/use-session.ts';
import { headOf, wordsOf } from '../../shell/messages/compiled-messages.server.ts';
import { Speak } from '../../shell/messages/page-messages.tsx';
import { useMine } from '../use-own-data.ts';
import type { Route } from './+types/wishlist.ts';
import type { WishlistItems } from './wishlist-items.ts';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return { words: wordsOf(language, 'wishlist', 'marks', 'card', 'identity'), head: headOf(language, 'wishlist') };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData);

export default function WishlistRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Speak words={loaderData.words}>
      <Door />
    </Speak>
  );
}

/** The page is the same for everybody until the browser knows who asks. */
function Door() {
  const t = useTranslations('wishlist');
  const page = inLanguage(useLanguage(), '/wishlist');
  const isHydrated = useHydrated();
  const { session } = useSession();
  const owner = useOwner();
  if (session && owner !== undefined) return <Mine key={owner} page={page} />;
  if (!isHydrated) return <WishlistSkeleton />;
  return (
    <WishlistFrame>
      <SignedOut title={t('signedOut')} text={t('signedOutText')} page={page} />
    </WishlistFrame>
  );
}

function Mine({ page }: { readonly page: string }) {
  const t = useTranslations('wishlist');
  const setbacks = useTranslations('marks');
  const { data, isLoading, reload } = useMine<WishlistItems>(`${page}/items`);
  const endSession = useSessionEnd();
  const isExpired = data?.kind === 'expired';
  const end = useEffectEvent(() => endSession(page));
  useEffect(() => {
    if (isExpired) end();
  }, [isExpired]);
  if (!data || isExpired) return <WishlistSkeleton />;
  if (data.kind === 'list') return <Wishlist items={data.items} />;
  const text = data.kind === 'failed' ? t('failed') : setbacks(data.kind);
  return <WishlistFailed text={text} isBusy={isLoading} onRetry={reload} />;
}
