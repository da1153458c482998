import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { Desk } from '../booking-form-state.ts';
import { shownDay } from '../slots/slots.ts';

/** The way to be told when a time frees up: in plain sight where nothing is free, quietly below the times elsewhere. */
export function TellMe({ desk: { isSignedIn, waiting, times, lines, choices } }: { readonly desk: Desk }) {
  const t = useTranslations('booking.wait');
  // One waits for one treatment: several in a row seldom free up together.
  if (times?.kind !== 'times' || lines.length > 1) return null;
  const isQuiet = (shownDay(times.days, choices.date)?.free ?? 0) > 0;
  const kind = isQuiet ? 'text' : 'outline';
  const look = `whitespace-normal text-start leading-snug noscript:hidden ${isQuiet ? '-ms-3' : ''}`;
  return (
    <div className="justify-self-start">
      {isSignedIn ? (
        <Button kind={kind} size="small" aria-haspopup="dialog" className={look} onClick={waiting.open}>
          <Icon name="bell" className="shrink-0" />
          {t('ask')}
        </Button>
      ) : (
        <Link to={waiting.logInPath} className={`${buttonClass({ kind, size: 'small' })} ${look}`}>
          <Icon name="bell" className="shrink-0" />
          {t('logIn')}
        </Link>
      )}
    </div>
  );
}
