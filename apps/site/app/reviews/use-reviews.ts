import type { Review, Service } from '@tajmeelspot/contract/catalog.ts';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { servicePath } from '../catalog/service-card-view.ts';
import { inLanguage, useLanguage } from '../shell/language.ts';
import { readToken } from '../shell/session-store.ts';
import { useSession } from '../shell/use-session.ts';
import { storeReviews, readStoredReviews } from './review-store.ts';
import type { ReviewsAnswer } from './review-answers.ts';

/** How many reviews stand open at first, and how many more with each press. */
const [shownAtFirst, step] = [3, 10];

/** Where the reviews of a service are read, written and reported. */
export const useReviewsPath = (serviceId: number): string =>
  `${inLanguage(useLanguage(), servicePath(serviceId))}/reviews`;

/** The reviews on screen, page after page. Those that came with the page are nobody's: a member's own follow. */
export function useReviews(service: Service) {
  const { id, reviews: first } = service;
  const total = service.reviews_count + service.uncounted_reviews_count;
  const path = useReviewsPath(id);
  const { session } = useSession();
  const isSignedIn = session !== undefined;
  const owner = isSignedIn ? readToken() : undefined;
  const { data, state, load } = useFetcher<ReviewsAnswer>();
  const { read, shown: opened = shownAtFirst } = readStoredReviews(id, owner);
  const [shown, setShown] = useState(opened);
  const known: readonly Review[] = read?.reviews ?? first;
  useEffect(() => {
    if (isSignedIn) void load(`${path}?limit=${step * 2}`);
  }, [isSignedIn, load, path]);
  const isShort = known.length < Math.min(shown, total);
  const hasFailed = state === 'idle' && data?.kind === 'failed' && isShort;
  const more = () => {
    const next = hasFailed ? shown : Math.floor(shown / step + 1) * step;
    storeReviews(id, owner, { shown: next });
    setShown(next);
    if (next <= known.length || known.length >= total) return;
    const cursor = read?.nextCursor;
    void load(
      typeof cursor === 'string'
        ? `${path}?${new URLSearchParams({ cursor, limit: String(step * 2) })}`
        : `${path}?limit=${next + step}`,
    );
  };
  return {
    reviews: known.slice(0, shown),
    own: known.find(({ is_own: isOwn }) => isOwn),
    hasMore: shown < total || hasFailed,
    hasFailed,
    isLoading: state === 'loading' && isShort,
    more,
  };
}
