import { formatTime } from '@tajmeelspot/language/dates.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../../shell/language.ts';
import type { Desk } from '../booking-form-state.ts';
import { isolated } from '../../shell/messages/isolated.tsx';
import { Setback } from './place-booking-error.tsx';
import { dayOnButton } from '../slots/day-names.ts';
import type { Start } from '../slots/slots.ts';

type SubmitProps = {
  readonly desk: Desk;
  readonly formId: string;
  /** Leads to the times where those are not in sight. */
  readonly onTime?: (() => void) | undefined;
};

/** The last step: send it, log in first, or choose a time. */
export function Submit({ desk, formId, onTime }: SubmitProps) {
  const t = useTranslations('booking.submit');
  const { way, take } = useTaking(desk);
  return (
    <>
      <Setback desk={desk} onTake={take} />
      <div ref={way}>
        <Action desk={desk} formId={formId} onTime={onTime} />
      </div>
      <p className="mt-2.5 text-center text-13 text-balance text-ink-soft">
        {desk.isSignedIn || !desk.isReady ? t('hint', { venue: desk.service.establishment.name }) : t('logInHint')}
      </p>
    </>
  );
}

/** Takes a near start. The button that was tapped goes with its sentence; the focus moves on to the way to ask again. */
function useTaking(desk: Desk) {
  const way = useRef<HTMLDivElement>(null);
  const isTaken = useRef(false);
  useEffect(() => {
    if (!isTaken.current || !desk.isReady) return;
    isTaken.current = false;
    way.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [desk.isReady]);
  const take = (start: Start) => {
    isTaken.current = true;
    desk.choose(start);
  };
  return { way, take };
}

function Action({ desk, formId, onTime }: SubmitProps) {
  const t = useTranslations('booking');
  const language = useLanguage();
  const { choices, isReady, today } = desk;
  if (!isReady) {
    return (
      <Button isWide disabled={!onTime} onClick={onTime}>
        {t('submit.choose')}
      </Button>
    );
  }
  if (!desk.isSignedIn) {
    return (
      <Link to={desk.logInPath} className={`${buttonClass({ isWide: true })} whitespace-normal`}>
        {t('submit.logIn')}
      </Link>
    );
  }
  return (
    <Button
      type="submit"
      form={formId}
      isWide
      isBusy={desk.isPlacing}

      className="whitespace-normal"
    >
      <span>
        {desk.outcome?.kind === 'failed'
          ? t('outcome.retry')
          : t.rich('submit.request', {
              day: dayOnButton(language, today, choices.date ?? ''),
              time: formatTime(language, choices.time ?? ''),
              t: isolated,
            })}
      </span>
    </Button>
  );
}
