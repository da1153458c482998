import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useState } from 'react';
import { useSavedVenue } from '../shell/favourites/use-saved-venue.ts';
import { useTranslations } from '../shell/messages/translations.tsx';
import { readToken } from '../shell/session-store.ts';
import { useSession } from '../shell/use-session.ts';
import { HeartPrompt } from './heart-prompt.tsx';
import { ToggleButton } from './toggle-button.tsx';

/** Saves a venue for later. The page is the same for everybody: the heart fills once the browser knows it. */
export function VenueHeart({ venueId }: { readonly venueId: number }) {
  const t = useTranslations('favourites');
  const { session } = useSession();
  const { isSaved = false, setSaved } = useSavedVenue(venueId);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ToggleButton isOn={isSaved} onClick={() => (readToken() ? setSaved(!isSaved) : setAsking(true))}>
        <Icon name="heart" className={isSaved ? 'fill-current text-rose' : ''} />
        {t('bookmark')}
      </ToggleButton>
      <HeartPrompt isAsking={isAsking && !session} purpose="venue" onClose={() => setAsking(false)} />
    </>
  );
}
