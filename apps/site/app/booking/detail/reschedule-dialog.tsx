import type { BookingDetail } from '@tajmeelspot/contract/booking.ts';
import { formatDay, formatTime } from '@tajmeelspot/language/dates.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { chipClass } from '@tajmeelspot/ui/chip.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { useTranslations } from 'use-intl/react';
import { Alert } from '../../forms/error-message.tsx';
import { useLanguage } from '../../shell/language.ts';
import { NearStarts } from '../slots/nearest-slots.tsx';
import { isolated } from '../../shell/messages/isolated.tsx';
import type { Calendar } from '../slots/slot-calendar.ts';
import { dayOnButton } from '../slots/day-names.ts';
import { isFree, type Start } from '../slots/slots.ts';
import { When } from '../slots/slot-picker.tsx';
import { useSetbackWords } from './use-change-error.ts';
import type { Changing } from './booking-change.ts';

/** Where another time is chosen: the times, and who gives the treatment. */
export type MoveDesk = Calendar & {
  readonly today: string | undefined;
  readonly isAnyone: boolean;
  readonly setIsAnyone: (isAnyone: boolean) => void;
};

type MoveDialogProps = {
  readonly booking: BookingDetail;
  readonly verb: 'move' | 'propose';
  readonly desk: MoveDesk;
  readonly changing: Changing;
  readonly onClose: () => void;
};

/** Another time for a booking, with the old one marked; a refusal brings the nearest times along. */
export function MoveDialog({ booking, verb, desk, changing, onClose }: MoveDialogProps) {
  const t = useTranslations('bookings.moving');
  const language = useLanguage();
  const { answer } = changing;
  const lead = t.rich(`${verb}Lead`, {
    day: formatDay(language, booking.booking_date),
    time: formatTime(language, booking.time),
    venue: booking.establishment.name,
    t: isolated,
  });
  const near = answer?.kind === 'taken' ? answer : undefined;
  return (
    <Dialog isOpen isSheet onClose={onClose} label={t(verb)} closeLabel={t('close')} className="md:w-130">
      <div className="-m-7 flex max-h-[calc(100dvh-44px)] flex-col">
        <div className="px-5 pt-5 pb-3">
          <h2 className="pe-10 text-22">{t(verb)}</h2>
          <p className="mt-1 text-15 text-ink-soft">{lead}</p>
        </div>
        <div className="grid content-start gap-4 overflow-y-auto px-5 pt-1 pb-4">
          <PersonChoice booking={booking} desk={desk} />
          <When desk={desk} />
        </div>
        <div className="grid gap-3 border-t border-line px-5 pt-3 pb-[max(16px,env(safe-area-inset-bottom))]">
          <Alert text={useSetbackWords(answer)} />
          {near && near.near.length > 0 && (
            <NearStarts starts={near.near} date={near.start?.date ?? ''} onTake={desk.choose} />
          )}
          <Send {...{ booking, verb, desk, changing }} />
        </div>
      </div>
    </Dialog>
  );
}

function PersonChoice({ booking: { employee }, desk }: Pick<MoveDialogProps, 'booking' | 'desk'>) {
  const t = useTranslations('bookings');
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 text-15 font-strong">{t('booking.who')}</legend>
      {[false, true].map((isAnyone) => (
        <button
          key={String(isAnyone)}
          type="button"
          aria-pressed={desk.isAnyone === isAnyone}
          className={chipClass({ isOn: desk.isAnyone === isAnyone })}
          onClick={() => desk.setIsAnyone(isAnyone)}
        >
          {isAnyone ? t('moving.anyone') : employee.name}
        </button>
      ))}
    </fieldset>
  );
}

function Send({ booking, verb, desk, changing: { busy, send } }: Omit<MoveDialogProps, 'onClose'>) {
  const t = useTranslations('bookings.moving');
  const language = useLanguage();
  const start = chosenStart(desk);
  if (!start) {
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
      onClick={() => send({ verb, start, personId: desk.isAnyone ? null : booking.employee.id })}
    >
      <span>
        {t.rich(verb === 'move' ? 'sendMove' : 'sendPropose', {
          day: dayOnButton(language, desk.today, start.date),
          time: formatTime(language, start.time),
          t: isolated,
        })}
      </span>
    </Button>
  );
}

/** The chosen start, as long as it is free and not the one that is left. */
function chosenStart({ choices: { date, time }, times, former }: MoveDesk): Start | undefined {
  if (date === undefined || time === undefined || (former?.date === date && former.time === time)) return undefined;
  const days = times?.kind === 'times' ? times.days : [];
  const isKnownFree = days.some((day) => isFree(day, { date, time }));
  return isKnownFree ? { date, time } : undefined;
}
