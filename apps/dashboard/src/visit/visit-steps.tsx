import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Desk, Question } from './desk.ts';

type Ability = Booking['can'][keyof Booking['can']];

/** What the house can do with a booking; what it cannot do just now says why. */
export function VisitSteps({ booking, desk }: { readonly booking: Booking; readonly desk: Desk }) {
  const t = useTranslations('dashboard');
  const { status } = booking;
  const ways = waysWith(booking);
  if (status !== 'pending' && status !== 'confirmed') return null;
  return (
    <section aria-label={t('visit.actions')} className="grid gap-2">
      {ways.map(({ verb, words }, place) => (
        <Way
          key={verb}
          can={booking.can[verb]}
          words={t(words)}
          isBusy={desk.isBusy(booking, verb)}
          isFirst={place === 0}
          onClick={() => (isQuestion(verb) ? desk.ask(verb, booking) : desk.take({ booking, verb }))}
        />
      ))}
    </section>
  );
}

const wordsOf = {
  accept: 'request.accept',
  refuse: 'request.refuse',
  confirm: 'request.confirm',
  decline: 'request.decline',
  complete: 'visit.complete',
  no_show: 'visit.noShow',
  propose: 'request.propose',
  move: 'visit.move',
  cancel: 'visit.cancel',
} as const;

type Verb = keyof typeof wordsOf;

const isQuestion = (verb: Verb): verb is Question => ['decline', 'cancel', 'propose', 'move'].includes(verb);

/** Which steps there are for a booking, the likeliest first. */
function waysWith({ status, proposal }: Booking) {
  const answers: Verb[] = proposal && proposal.by !== 'you' ? ['accept', 'refuse'] : [];
  const steps: Verb[] =
    status === 'pending'
      ? ['confirm', 'decline', 'propose', 'move']
      : ['complete', 'no_show', 'move', 'propose', 'cancel'];
  return [...answers, ...steps].map((verb) => ({ verb, words: wordsOf[verb] }));
}

type WayProps = {
  readonly can: Ability;
  readonly words: string;
  readonly isBusy?: boolean;
  readonly isFirst?: boolean;
  readonly onClick: () => void;
};

function Way({ can, words, isBusy = false, isFirst = false, onClick }: WayProps) {
  const id = useId();
  return (
    <div>
      <Button
        kind={isFirst && can.is_allowed ? 'primary' : 'outline'}
        size="small"
        isWide
        isBusy={isBusy}
        disabled={!can.is_allowed}
        aria-describedby={can.reason === undefined ? undefined : id}
        onClick={onClick}
      >
        {words}
      </Button>
      {can.reason !== undefined && (
        <p id={id} className="mt-1 text-13 text-ink-soft">
          {can.reason}
        </p>
      )}
    </div>
  );
}
