import type { SavedVenue, WishlistItem } from '@tajmeelspot/contract/favourites.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Skeleton } from '@tajmeelspot/ui/skeleton.tsx';
import { EmptyState } from '@tajmeelspot/ui/empty-state.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from '../shell/messages/translations.tsx';
import { inLanguage, useLanguage } from '../shell/language.ts';
import { SavedVenueList } from './saved-venue-list.tsx';
import { WishlistCard } from './wishlist-card.tsx';

type WishlistFrameProps = { readonly lead?: string | undefined; readonly children: ReactNode };

/** What stands round the wishlist in each of its states. */
export function WishlistFrame({ lead, children }: WishlistFrameProps) {
  const t = useTranslations('wishlist');
  return (
    <div className="wrap pt-7 lg:pt-12">
      <h1 className="text-28 md:text-36">{t('title')}</h1>
      <p className="mt-1 min-h-[1lh] text-ink-soft">{lead}</p>
      <div className="mt-6">{children}</div>
    </div>
  );
}

const grid = 'grid grid-cols-2 gap-x-3 gap-y-7 md:grid-cols-3 md:gap-x-5 lg:grid-cols-4';

type WishlistProps = { readonly items: readonly WishlistItem[]; readonly venues: readonly SavedVenue[] };

/** What somebody keeps for later: venues, then services, each newest first. */
export function Wishlist({ items, venues }: WishlistProps) {
  const t = useTranslations('wishlist');
  const language = useLanguage();
  if (items.length === 0 && venues.length === 0) {
    return (
      <WishlistFrame>
        <EmptyState title={t('empty.title')} text={t('empty.text')}>
          <Link to={inLanguage(language, '/services')} className={buttonClass()}>
            {t('empty.services')}
          </Link>
        </EmptyState>
      </WishlistFrame>
    );
  }
  return (
    <WishlistFrame lead={items.length > 0 ? t('count', { count: items.length }) : undefined}>
      <SavedVenueList venues={venues} />
      <ul className={grid}>
        {items.map((item) => (
          <li key={item.id} className="min-w-0">
            <WishlistCard item={item} />
          </li>
        ))}
      </ul>
    </WishlistFrame>
  );
}

/** The list in the shape of what is on its way. */
export function WishlistSkeleton() {
  const t = useTranslations('wishlist');
  return (
    <WishlistFrame lead={t('loading')}>
      <div className={grid}>
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className="grid gap-2.5">
            <Skeleton className="aspect-4/3 w-full" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-3/5" />
          </div>
        ))}
      </div>
    </WishlistFrame>
  );
}

type WishlistFailedProps = { readonly text: string; readonly isBusy: boolean; readonly onRetry: () => void };

/** In the list's place while it could not be fetched. */
export function WishlistFailed({ text, isBusy, onRetry }: WishlistFailedProps) {
  const t = useTranslations('wishlist');
  return (
    <WishlistFrame>
      <div role="alert">
        <EmptyState title={text}>
          <Button isBusy={isBusy} onClick={onRetry}>
            <Icon name="reload" />
            {t('retry')}
          </Button>
        </EmptyState>
      </div>
    </WishlistFrame>
  );
}
