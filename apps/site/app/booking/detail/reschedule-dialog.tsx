import type { BookingDetail } from '@tajmeelspot/contract/booking.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { ChipChoice } from '@tajmeelspot/ui/chip-choice.tsx';
import { useLocale } from '../../shell/locale.ts';
import { NearestSlots } from '../slots/nearest-slots.tsx';
import { isolated } from '../../shell/messages/isolated.tsx';
import type { SlotCalendar } from '../slots/slot-calendar.ts';
import { shortDayName } from '../slots/day-names.ts';
import { isFree, type SlotTime } from '../slots/slots.ts';
import { SlotPicker } from '../slots/slot-picker.tsx';
import { useChangeError } from './use-change-error.ts';
import type { BookingChanges } from './booking-change.ts';

/** The slots to choose from, and whether any employee will do. */
export type RescheduleCalendar = SlotCalendar & {
  readonly today: string | undefined;
  readonly isAnyone: boolean;
  readonly setIsAnyone: (isAnyone: boolean) => void;
};

type RescheduleDialogProps = {
  readonly booking: BookingDetail;
  readonly verb: 'reschedule' | 'propose';
  readonly calendar: RescheduleCalendar;
  readonly changes: BookingChanges;
  readonly onClose: () => void;
};

/** Another time for a booking, with the former one marked; a taken slot brings the nearest free ones. */
export function RescheduleDialog({ booking, verb, calendar, changes, onClose }: RescheduleDialogProps) {
  const t = useTranslations('bookings.rescheduling');
  const locale = useLocale();
  const { outcome } = changes;
  const lead = t.rich(`${verb}Lead`, {
    day: formatDay(locale, booking.booking_date),
    time: formatTime(locale, booking.time),
    venue: booking.establishment.name,
    t: isolated,
  });
  const taken = outcome?.kind === 'taken' ? outcome : undefined;
  return (
    <Dialog isOpen isSheet onClose={onClose} label={t(verb)} className="md:w-130">
      <div className="-m-7 flex max-h-[calc(100dvh-44px)] flex-col">
        <div className="px-5 pt-5 pb-3">
          <h2 className="pe-10 text-22">{t(verb)}</h2>
          <p className="mt-1 text-15 text-ink-soft">{lead}</p>
        </div>
        <div className="grid content-start gap-4 overflow-y-auto px-5 pt-1 pb-4">
          <EmployeeChoice booking={booking} calendar={calendar} />
          <SlotPicker calendar={calendar} />
        </div>
        <div className="grid gap-3 border-t border-line px-5 pt-3 pb-[max(16px,env(safe-area-inset-bottom))]">
          <ErrorMessage text={useChangeError(outcome)} />
          {taken && taken.nearest.length > 0 && (
            <NearestSlots slots={taken.nearest} date={taken.slot?.date ?? ''} onChoose={calendar.choose} />
          )}
          <SendButton {...{ booking, verb, calendar, changes }} />
        </div>
      </div>
    </Dialog>
  );
}

function EmployeeChoice({
  booking: { employee, female_staff: isByWoman },
  calendar,
}: Pick<RescheduleDialogProps, 'booking' | 'calendar'>) {
  const t = useTranslations('bookings');
  return (
    <ChipChoice
      label={t('booking.who')}
      isLabelShown
      options={[
        { value: false, label: employee.name },
        { value: true, label: t(isByWoman ? 'rescheduling.anyWoman' : 'rescheduling.anyone') },
      ]}
      chosen={calendar.isAnyone}
      onChoose={calendar.setIsAnyone}
    />
  );
}

function SendButton({ booking, verb, calendar, changes: { busy, send } }: Omit<RescheduleDialogProps, 'onClose'>) {
  const t = useTranslations('bookings.rescheduling');
  const locale = useLocale();
  const slot = chosenSlot(calendar);
  if (!slot) {
    return (
      <Button isWide disabled>
        {t(verb)}
      </Button>
    );
  }
  return (
    <Button
      isWide
      isBusy={busy === verb}
      className="whitespace-normal"
      onClick={() => send({ verb, slot, employeeId: calendar.isAnyone ? null : booking.employee.id })}
    >
      <span>
        {t.rich(verb === 'reschedule' ? 'sendReschedule' : 'sendPropose', {
          day: shortDayName(locale, calendar.today, slot.date),
          time: formatTime(locale, slot.time),
          t: isolated,
        })}
      </span>
    </Button>
  );
}

/** The chosen slot, as long as it is free and not the former one. */
function chosenSlot({ choices: { date, time }, slots, former }: RescheduleCalendar): SlotTime | undefined {
  if (date === undefined || time === undefined || (former?.date === date && former.time === time)) return undefined;
  const days = slots?.kind === 'slots' ? slots.days : [];
  const isKnownFree = days.some((day) => isFree(day, { date, time }));
  return isKnownFree ? { date, time } : undefined;
}
