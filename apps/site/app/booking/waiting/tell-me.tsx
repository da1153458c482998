import { addDays, daysBetween } from '@tajmeelspot/language/dates.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { NearStarts } from '../asking/near-starts.tsx';
import type { Desk } from '../desk.ts';
import { shownDay } from '../when/times.ts';
import type { WaitAnswer } from './wait-answer.ts';
import { WaitForm } from './wait-form.tsx';

/** The way to be told when a time frees up: in plain sight where nothing is free, quietly below the times elsewhere. */
export function TellMe({ desk }: { readonly desk: Desk }) {
  const { waiting, times, today, choices, lines, item } = desk;
  const [isOpen, setIsOpen] = useState(waiting.isAsked);
  const days = times?.kind === 'times' ? times.days : undefined;
  // One waits for one treatment: several in a row seldom free up together.
  if (!days || today === undefined || lines.length > 1) return null;
  const day = shownDay(days, choices.date);
  const isQuiet = day !== undefined && day.free > 0;
  const first = firstDay(today, day?.date ?? choices.date ?? days[0]?.date);
  if (!isOpen) return <Ask desk={desk} isQuiet={isQuiet} onOpen={() => setIsOpen(true)} />;
  if (!desk.isSignedIn) return <Ask desk={desk} isQuiet={isQuiet} onOpen={() => setIsOpen(true)} />;
  if (waiting.answer?.kind === 'waiting') return <Done desk={desk} answer={waiting.answer} />;
  return (
    <WaitForm
      // Other days on screen are other days to wait for.
      key={`${item.id} ${first}`}
      desk={desk}
      days={Array.from({ length: shownAhead }, (_, place) => addDays(today, place))}
      first={first}
      onClose={() => setIsOpen(false)}
    />
  );
}

/** How far ahead somebody can wait; the house may be bookable for less. */
const shownAhead = 60;

function firstDay(today: string, date = today): string {
  const ahead = daysBetween(today, date);
  return ahead >= 0 && ahead < shownAhead ? date : today;
}

type AskProps = { readonly desk: Desk; readonly isQuiet: boolean; readonly onOpen: () => void };

function Ask({ desk: { isSignedIn, waiting }, isQuiet, onOpen }: AskProps) {
  const t = useTranslations('booking.wait');
  const kind = isQuiet ? 'text' : 'outline';
  const look = `whitespace-normal text-start leading-snug noscript:hidden ${isQuiet ? '-ms-3' : ''}`;
  return (
    <div className="justify-self-start">
      {isSignedIn ? (
        <Button kind={kind} size="small" aria-expanded={false} className={look} onClick={onOpen}>
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

type DoneProps = { readonly desk: Desk; readonly answer: WaitAnswer & { kind: 'waiting' } };

function Done({ desk, answer: { message, free } }: DoneProps) {
  const t = useTranslations('booking.wait');
  const language = useLanguage();
  return (
    <div role="status" className="grid justify-items-start gap-2.5 rounded-control bg-confirmed-tint p-4 text-15">
      <p className="flex gap-2 font-strong text-confirmed">
        <Icon name="check" className="mt-0.5 shrink-0" />
        {message}
      </p>
      {free.length > 0 && (
        <>
          <p>{t('free')}</p>
          <NearStarts starts={free} date="" onTake={desk.choose} />
        </>
      )}
      <Link to={inLanguage(language, '/my_booking')} className={buttonClass({ kind: 'text', size: 'small' })}>
        {t('list')}
      </Link>
    </div>
  );
}
