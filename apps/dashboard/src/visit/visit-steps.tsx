import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { abilityAt } from './abilities.ts';
import type { Desk, Question } from './desk.ts';

type Ability = Booking['can'][keyof Booking['can']];
type BookingStepsProps = { readonly booking: Booking; readonly now: number; readonly desk: Desk };

/** What the venue can do with a booking; what it cannot do just now says why. */
export function BookingSteps({ booking, now, desk }: BookingStepsProps) {
  const t = useTranslations('dashboard');
  const { status } = booking;
  const waiting = desk.waitingOf(booking);
  if (status !== 'pending' && status !== 'confirmed') return null;
  // What ends the visit waits: there is nothing else to be done with it.
  if (waiting.some((verb) => verb !== 'check_in')) return null;
  // Days before, nobody looks for a customer.
  const isDue = (verb: Verb) => verb !== 'check_in' || abilityAt(booking, verb, now).code !== 'not_yet';
  const ways = waysWith(booking).filter(({ verb }) => !waiting.includes(verb) && isDue(verb));
  return (
    <section aria-label={t('booking.actions')} className="grid gap-2">
      {ways.map(({ verb, words }, place) => (
        <Way
          key={verb}
          can={abilityAt(booking, verb, now)}
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
  accept_proposal: 'request.acceptProposal',
  decline_proposal: 'request.declineProposal',
  confirm: 'request.confirm',
  decline: 'request.decline',
  check_in: 'booking.checkIn',
  undo_check_in: 'booking.undoCheckIn',
  complete: 'booking.complete',
  no_show: 'booking.noShow',
  propose: 'request.propose',
  move: 'booking.move',
  cancel: 'booking.cancel',
} as const;

type Verb = keyof typeof wordsOf;

const isQuestion = (verb: Verb): verb is Question => ['decline', 'cancel', 'propose', 'move'].includes(verb);

/** Which steps there are for a booking, the likeliest first. */
function waysWith({ status, proposal, checked_in_at: arrivedAt, origin }: Booking) {
  const answers: Verb[] = proposal && proposal.by !== 'you' ? ['accept_proposal', 'decline_proposal'] : [];
  // Whoever has no account cannot be asked.
  const asking: Verb[] = origin === 'venue' ? [] : ['propose'];
  const ending: Verb[] = arrivedAt === null ? ['check_in', 'complete', 'no_show'] : ['complete', 'undo_check_in'];
  const steps: Verb[] =
    status === 'pending' ? ['confirm', 'decline', 'propose', 'move'] : [...ending, 'move', ...asking, 'cancel'];
  return [...answers, ...steps].map((verb) => ({ verb, words: wordsOf[verb] }));
}

type BookingStepsWayProps = {
  readonly can: Ability;
  readonly words: string;
  readonly isBusy?: boolean;
  readonly isFirst?: boolean;
  readonly onClick: () => void;
};

function Way({ can, words, isBusy = false, isFirst = false, onClick }: BookingStepsWayProps) {
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
