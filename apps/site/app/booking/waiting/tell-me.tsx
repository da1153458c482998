import { addDays, daysBetween } from '@tajmeelspot/language/dates.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { NearStarts } from '../asking/near-starts.tsx';
import type { Desk } from '../desk.ts';
import { shownDay, type Start } from '../when/times.ts';
import type { WaitAnswer } from './wait-answer.ts';
import { WaitForm } from './wait-form.tsx';

/** The way to be told when a time frees up: in plain sight where nothing is free, quietly below the times elsewhere. */
export function TellMe({ desk }: { readonly desk: Desk }) {
  const t = useTranslations('booking.wait');
  const { waiting, times, today, choices, lines } = desk;
  const [isOpen, setIsOpen] = useState(waiting.isAsked && desk.isSignedIn);
  const [read, setRead] = useState<WaitAnswer>();
  const days = times?.kind === 'times' ? times.days : undefined;
  // One waits for one treatment: several in a row seldom free up together.
  if (!days || today === undefined || lines.length > 1) return null;
  const day = shownDay(days, choices.date);
  const done = waiting.answer?.kind === 'waiting' && waiting.answer !== read ? waiting.answer : undefined;
  const close = () => {
    setIsOpen(false);
    setRead(done ?? read);
  };
  const take = (start: Start) => {
    close();
    desk.choose(start);
  };
  return (
    <>
      <Ask desk={desk} isQuiet={day !== undefined && day.free > 0} onOpen={() => setIsOpen(true)} />
      <Dialog isOpen={isOpen} isSheet onClose={close} label={t('title')} closeLabel={t('close')}>
        {done && <Done answer={done} onTake={take} />}
        {!done && (
          <WaitForm
            desk={desk}
            days={Array.from({ length: shownAhead }, (_, place) => addDays(today, place))}
            first={firstDay(today, day?.date ?? choices.date ?? days[0]?.date)}
          />
        )}
      </Dialog>
    </>
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
        <Button kind={kind} size="small" aria-haspopup="dialog" className={look} onClick={onOpen}>
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
