import { Chip } from '@tajmeelspot/ui/chip.tsx';
import { formatDay, formatTime } from '@tajmeelspot/language/dates.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLanguage } from '../../shell/language.ts';
import type { SlotTime } from './slots.ts';

type NearestSlotsProps = {
  readonly slots: readonly SlotTime[];
  readonly date: string;
  readonly onChoose: (slot: SlotTime) => void;
};

/** The nearest free slots as buttons; those on `date`, the chosen day, show their time alone. */
export function NearestSlots({ slots, date, onChoose }: NearestSlotsProps) {
  const t = useTranslations('booking.outcome');
  const language = useLanguage();
  return (
    <ul aria-label={t('nearest')} className="flex flex-wrap gap-2">
      {slots.map((slot) => (
        <li key={`${slot.date} ${slot.time}`}>
          <Chip
            aria-label={`${formatDay(language, slot.date, 'short')} ${formatTime(language, slot.time)}`}
            className="font-strong text-lapis"
            onClick={() => onChoose(slot)}
          >
            {slot.date !== date && `${formatDay(language, slot.date, 'short')} `}
            <bdi>{formatTime(language, slot.time)}</bdi>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
