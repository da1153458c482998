import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { Wishlist, WishlistFailed, WishlistFrame, WishlistSkeleton } from '../../favourites/wishlist.tsx';
import { SignedOut } from '../../shell/account/signed-out.tsx';
import { useSessionOwner } from '../../shell/account/use-session-owner.ts';
import { useExpiredSession } from '../../shell/account/use-expired-session.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { inLanguage, languageOf, useLanguage } from '../../shell/language.ts';
import { toMeta } from '../../shell/head/to-meta.ts';
import { useSession } from '../../shell/use-session.ts';
import { headOf, messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import { useOwnData } from '../use-own-data.ts';
import type { Route } from './+types/wishlist.ts';
import type { WishlistAnswer } from './wishlist-items.ts';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return {
    messages: messagesOf(language, 'wishlist', 'favourites', 'card', 'identity'),
    head: headOf(language, 'wishlist'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

export default function WishlistRoute({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages messages={loaderData.messages}>
      <WishlistContent />
    </PageMessages>
  );
}

/** The page is the same for everybody until the browser knows who asks. */
function WishlistContent() {
  const t = useTranslations('wishlist');
  const page = inLanguage(useLanguage(), '/wishlist');
  const isHydrated = useHydrated();
  const { session } = useSession();
  const owner = useSessionOwner();
  if (session && owner !== undefined) return <OwnWishlist key={owner} page={page} />;
  if (!isHydrated) return <WishlistSkeleton />;
  return (
    <WishlistFrame>
      <SignedOut title={t('signedOut')} text={t('signedOutText')} page={page} />
    </WishlistFrame>
  );
}

function OwnWishlist({ page }: { readonly page: string }) {
  const t = useTranslations('wishlist');
  const favouriteMessages = useTranslations('favourites');
  const { data, isLoading, reload } = useOwnData<WishlistAnswer>(`${page}/items`);
  const endSession = useExpiredSession();
  const isExpired = data?.kind === 'expired';
  const end = useEffectEvent(() => endSession(page));
  useEffect(() => {
    if (isExpired) end();
  }, [isExpired]);
  if (!data || isExpired) return <WishlistSkeleton />;
  if (data.kind === 'list') return <Wishlist items={data.items} venues={data.venues} />;
  const text = data.kind === 'failed' ? t('failed') : favouriteMessages(data.kind);
  return <WishlistFailed text={text} isBusy={isLoading} onRetry={reload} />;
}
