import { Chip } from '@tajmeelspot/ui/chip.tsx';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import type { SlotTime } from './slots.ts';

type NearestSlotsProps = {
  readonly slots: readonly SlotTime[];
  readonly date: string;
  readonly onChoose: (slot: SlotTime) => void;
};

/** The nearest free slots as buttons; those on `date`, the chosen day, show their time alone. */
export function NearestSlots({ slots, date, onChoose }: NearestSlotsProps) {
  const t = useTranslations('booking.outcome');
  const locale = useLocale();
  return (
    <ul aria-label={t('nearest')} className="flex flex-wrap gap-2">
      {slots.map((slot) => (
        <li key={`${slot.date} ${slot.time}`}>
          <Chip
            aria-label={`${formatDay(locale, slot.date, 'short')} ${formatTime(locale, slot.time)}`}
            className="font-strong text-lapis"
            onClick={() => onChoose(slot)}
          >
            {slot.date !== date && `${formatDay(locale, slot.date, 'short')} `}
            <bdi>{formatTime(locale, slot.time)}</bdi>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
