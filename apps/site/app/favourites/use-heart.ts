import { useState } from 'react';
import { useSetBookmark } from '../shell/favourites/use-set-bookmark.ts';
import { useFavourite } from '../shell/favourites/use-favourite.ts';
import { readToken } from '../shell/session-store.ts';
import { useSession } from '../shell/use-session.ts';

/** The heart of a service: whether it is full, what a press does, and whether a visitor is asked to log in. */
export function useHeart(serviceId: number) {
  const { session } = useSession();
  const isBookmarked = useFavourite(serviceId)?.isBookmarked ?? false;
  const setBookmark = useSetBookmark();
  const [isAsking, setAsking] = useState(false);
  return {
    isBookmarked,
    // A press may come before the page knows who is logged in.
    press: () => (readToken() ? void setBookmark(serviceId, !isBookmarked) : setAsking(true)),
    isAsking: isAsking && !session,
    stopAsking: () => setAsking(false),
  };
}
