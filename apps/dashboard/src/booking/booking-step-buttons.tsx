import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { abilityAt } from './abilities.ts';
import type { BookingActions, BookingQuestion } from './booking-actions.ts';
import { correctionLabelOf, isPaymentNext } from './booking-status.ts';

type AnyBookingAbility = Booking['can'][keyof Booking['can']];
type BookingStepButtonsProps = { readonly booking: Booking; readonly now: number; readonly actions: BookingActions };

/** What the venue can do with a booking; what it cannot do just now says why. */
export function BookingStepButtons({ booking, now, actions }: BookingStepButtonsProps) {
  const t = useTranslations('dashboard');
  const { status, can } = booking;
  const queuedVerbs = actions.queuedStepsOf(booking);
  // What this device stored before the step existed does not name it.
  const isCorrectable = 'correct' in can && can.correct.is_allowed;
  // What waits on this device is no booking of the server yet.
  if (booking.id < 0 || (status !== 'pending' && status !== 'confirmed' && !isCorrectable)) return null;
  // What ends the visit waits: there is nothing else to be done with it.
  if (queuedVerbs.some((verb) => verb !== 'check_in')) return null;
  // Days before, nobody looks for a customer.
  const isDue = (verb: BookingVerb) => verb !== 'check_in' || abilityAt(booking, verb, now).code !== 'not_yet';
  const steps = stepsFor(booking).filter(({ verb }) => !queuedVerbs.includes(verb) && isDue(verb));
  return (
    <section aria-label={t('booking.actions')} className="grid gap-2">
      {steps.map(({ verb, label }, index) => (
        <StepButton
          key={verb}
          can={abilityAt(booking, verb, now)}
          label={t(label)}
          isBusy={actions.isBusy(booking, verb)}
          isFirst={index === 0 && verb !== 'correct' && !isPaymentNext(booking, now)}
          onClick={() => (isQuestion(verb) ? actions.ask(verb, booking) : actions.take({ booking, verb }))}
        />
      ))}
    </section>
  );
}

const labelKeys = {
  accept_proposal: 'request.acceptProposal',
  decline_proposal: 'request.declineProposal',
  confirm: 'request.confirm',
  decline: 'request.decline',
  check_in: 'booking.checkIn',
  undo_check_in: 'booking.undoCheckIn',
  complete: 'booking.complete',
  no_show: 'booking.noShow',
  undo_no_show: 'booking.undoNoShow',
  correct: 'booking.correctToNoShow',
  propose: 'request.propose',
  move: 'booking.move',
  cancel: 'booking.cancel',
} as const;

type BookingVerb = keyof typeof labelKeys;

const isQuestion = (verb: BookingVerb): verb is BookingQuestion =>
  ['decline', 'cancel', 'correct', 'propose', 'move'].includes(verb);

type BookingStepLabel = {
  readonly verb: BookingVerb;
  readonly label: (typeof labelKeys)[BookingVerb] | ReturnType<typeof correctionLabelOf>;
};

/** Which steps there are for a booking, the likeliest first. */
function stepsFor({ status, proposal, checked_in_at: arrivedAt, origin, can }: Booking): BookingStepLabel[] {
  const correction = { verb: 'correct', label: correctionLabelOf(status) } as const;
  if (status === 'no_show' && can.undo_no_show.is_allowed) {
    return [{ verb: 'undo_no_show', label: labelKeys.undo_no_show }, correction];
  }
  if (status === 'no_show' || status === 'completed') return [correction];
  const answers: BookingVerb[] = proposal && proposal.by !== 'you' ? ['accept_proposal', 'decline_proposal'] : [];
  // A customer without an account cannot be asked.
  const proposing: BookingVerb[] = origin === 'venue' ? [] : ['propose'];
  const ending: BookingVerb[] =
    arrivedAt === null ? ['check_in', 'complete', 'no_show'] : ['complete', 'undo_check_in'];
  const steps: BookingVerb[] =
    status === 'pending' ? ['confirm', 'decline', 'propose', 'move'] : [...ending, 'move', ...proposing, 'cancel'];
  return [...answers, ...steps].map((verb) => ({ verb, label: labelKeys[verb] }));
}

type StepButtonProps = {
  readonly can: AnyBookingAbility;
  readonly label: string;
  readonly isBusy?: boolean;
  readonly isFirst?: boolean;
  readonly onClick: () => void;
};

function StepButton({ can, label, isBusy = false, isFirst = false, onClick }: StepButtonProps) {
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
        {label}
      </Button>
      {can.reason !== undefined && (
        <p id={id} className="mt-1 text-13 text-ink-soft">
          {can.reason}
        </p>
      )}
    </div>
  );
}
