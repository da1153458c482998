import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import type { BookingFormState } from '../booking-form-state.ts';
import { shownDay } from '../slots/slots.ts';

/** Opens the waiting list: an outlined button on a day without a free slot, a text button on others. */
export function JoinWaitlistButton({
  form: { isSignedIn, joinWaitlist, slots, treatments, choices },
}: {
  readonly form: BookingFormState;
}) {
  const t = useTranslations('booking.waitlist');
  // The waiting list takes one treatment: several in a row rarely become free together.
  if (slots?.kind !== 'slots' || treatments.length > 1) return null;
  const isQuiet = (shownDay(slots.days, choices.date)?.free ?? 0) > 0;
  const kind = isQuiet ? 'text' : 'outline';
  const look = `whitespace-normal text-start leading-snug noscript:hidden ${isQuiet ? '-ms-3' : ''}`;
  return (
    <div className="justify-self-start">
      {isSignedIn ? (
        <Button kind={kind} size="small" aria-haspopup="dialog" className={look} onClick={joinWaitlist.open}>
          <Icon name="bell" className="shrink-0" />
          {t('join')}
        </Button>
      ) : (
        <Link to={joinWaitlist.logInPath} className={`${buttonClass({ kind, size: 'small' })} ${look}`}>
          <Icon name="bell" className="shrink-0" />
          {t('logIn')}
        </Link>
      )}
    </div>
  );
}
