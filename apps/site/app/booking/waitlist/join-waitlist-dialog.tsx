import { addDays, daysBetween } from '@tajmeelspot/language/dates.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { NearestSlots } from '../slots/nearest-slots.tsx';
import type { BookingFormState } from '../booking-form-state.ts';
import { shownDay, type SlotTime } from '../slots/slots.ts';
import type { JoinWaitlistOutcome } from './join-waitlist-state.ts';
import { JoinWaitlistForm } from './join-waitlist-form.tsx';

/** The form that joins the waiting list, then its confirmation. */
export function JoinWaitlistDialog({ form }: { readonly form: BookingFormState }) {
  const t = useTranslations('booking.waitlist');
  const { joinWaitlist, slots, today, choices } = form;
  const { outcome } = joinWaitlist;
  const days = slots?.kind === 'slots' ? slots.days : [];
  const choose = (slot: SlotTime) => {
    joinWaitlist.close();
    form.choose(slot);
  };
  return (
    <Dialog
      isOpen={joinWaitlist.isOpen && form.isSignedIn && days.length > 0 && today !== undefined}
      isSheet
      onClose={joinWaitlist.close}
      label={t('title')}
    >
      {outcome?.kind === 'joined' && <WaitlistJoined outcome={outcome} onChoose={choose} />}
      {outcome?.kind !== 'joined' && today !== undefined && (
        <JoinWaitlistForm
          form={form}
          days={Array.from({ length: maxDaysAhead }, (_, index) => addDays(today, index))}
          first={firstDay(today, shownDay(days, choices.date)?.date ?? choices.date ?? days[0]?.date)}
        />
      )}
    </Dialog>
  );
}

/** How far ahead a customer can wait; the venue may be bookable for less. */
const maxDaysAhead = 60;

function firstDay(today: string, date = today): string {
  const ahead = daysBetween(today, date);
  return ahead >= 0 && ahead < maxDaysAhead ? date : today;
}

type WaitlistJoinedProps = {
  readonly outcome: JoinWaitlistOutcome & { kind: 'joined' };
  readonly onChoose: (slot: SlotTime) => void;
};

function WaitlistJoined({ outcome: { message, free }, onChoose }: WaitlistJoinedProps) {
  const t = useTranslations('booking.waitlist');
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
          <NearestSlots slots={free} date="" onChoose={onChoose} />
        </div>
      )}
      <Link to={inLanguage(language, '/my_booking')} className={buttonClass({ kind: 'outline' })}>
        {t('list')}
      </Link>
    </output>
  );
}
