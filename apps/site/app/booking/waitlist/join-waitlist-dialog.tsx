import { addDays, daysBetween } from '@tajmeelspot/language/dates.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { NearStarts } from '../slots/nearest-slots.tsx';
import type { Desk } from '../booking-form-state.ts';
import { shownDay, type Start } from '../slots/slots.ts';
import type { WaitAnswer } from './waitlist-state.ts';
import { WaitForm } from './join-waitlist-form.tsx';

/** Where somebody asks to be told, then reads that they will be. */
export function WaitDialog({ desk }: { readonly desk: Desk }) {
  const t = useTranslations('booking.wait');
  const { waiting, times, today, choices } = desk;
  const { answer } = waiting;
  const days = times?.kind === 'times' ? times.days : [];
  const take = (start: Start) => {
    waiting.close();
    desk.choose(start);
  };
  return (
    <Dialog
      isOpen={waiting.isOpen && desk.isSignedIn && days.length > 0 && today !== undefined}
      isSheet
      onClose={waiting.close}
      label={t('title')}
      closeLabel={t('close')}
    >
      {answer?.kind === 'waiting' && <Done answer={answer} onTake={take} />}
      {answer?.kind !== 'waiting' && today !== undefined && (
        <WaitForm
          desk={desk}
          days={Array.from({ length: shownAhead }, (_, place) => addDays(today, place))}
          first={firstDay(today, shownDay(days, choices.date)?.date ?? choices.date ?? days[0]?.date)}
        />
      )}
    </Dialog>
  );
}

/** How far ahead somebody can wait; the venue may be bookable for less. */
const shownAhead = 60;

function firstDay(today: string, date = today): string {
  const ahead = daysBetween(today, date);
  return ahead >= 0 && ahead < shownAhead ? date : today;
}

type DoneProps = { readonly answer: WaitAnswer & { kind: 'waiting' }; readonly onTake: (start: Start) => void };

function Done({ answer: { message, free }, onTake }: DoneProps) {
  const t = useTranslations('booking.wait');
  const language = useLanguage();
  return (
    <output className="grid gap-4">
      <p className="flex gap-3 pe-8 text-18 font-strong">
        <span className="grid size-7 shrink-0 place-items-center rounded-full bg-confirmed-tint text-confirmed">
          <Icon name="check" className="size-4 stroke-2" />
        </span>
        {message}
      </p>
      {free.length > 0 && (
        <div className="grid gap-2">
          <p className="text-15">{t('free')}</p>
          <NearStarts starts={free} date="" onTake={onTake} />
        </div>
      )}
      <Link to={inLanguage(language, '/my_booking')} className={buttonClass({ kind: 'outline' })}>
        {t('list')}
      </Link>
    </output>
  );
}
