import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatNames } from '@tajmeelspot/language/lists.ts';
import { type ReactNode, useId } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLanguage } from '../../shell/language.ts';
import { useLocale } from '../../shell/locale.ts';
import { groupByDayPart, groupByEmployees, namesOf, type SlotEmployees } from './slots.ts';
import type { FreeDay } from '@tajmeelspot/contract/availability.ts';

type SlotTableProps = {
  readonly times: FreeDay['times'];
  readonly chosen: string | undefined;
  /** The slot of the booking that is being rescheduled. */
  readonly former?: string | undefined;
  readonly onChoose: (time: string) => void;
};

/** The slots of a day by its parts; taken ones are struck through. */
export function SlotTable({ times, chosen, former, onChoose }: SlotTableProps) {
  const t = useTranslations('booking.slots');
  const name = useId();
  return (
    <fieldset className="grid gap-2.5">
      <legend className="sr-only">{t('times')}</legend>
      {groupByDayPart(times).map((group) => (
        <div key={group.part} className="grid grid-cols-[76px_1fr] items-start gap-2 lg:grid-cols-[84px_1fr]">
          <h4 className="text-13 leading-11 font-body tracking-normal text-ink-soft">{t(group.part)}</h4>
          <div className="grid gap-2.5">
            {groupByEmployees(group.times).map(({ employees, times: own }) => (
              <EmployeeSlots key={own[0]?.time} employees={employees}>
                {own.map(({ time, is_free: isFree }) => (
                  <SlotOption
                    key={time}
                    {...{ time, name, isFree, employees }}
                    isChosen={isFree && time === chosen && time !== former}
                    isFormer={time === former}
                    onChoose={() => onChoose(time)}
                  />
                ))}
              </EmployeeSlots>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

type EmployeeSlotsProps = Pick<SlotOptionProps, 'employees'> & { readonly children: ReactNode };

/** Slots next to each other with the same employees, who are named where several give the treatments together. */
function EmployeeSlots({ employees, children }: EmployeeSlotsProps) {
  const t = useTranslations('booking.together');
  const locale = useLocale();
  return (
    <div>
      {employees && (
        <p aria-hidden="true" className="pt-3 pb-1.5 text-13 leading-snug">
          {t('with', { names: formatNames(locale, namesOf(employees)) })}
        </p>
      )}
      {/* Sorani says the part of the day in a long word. */}
      <div className="grid grid-cols-3 gap-2 [&:lang(ckb)]:grid-cols-2">{children}</div>
    </div>
  );
}

type SlotOptionProps = {
  readonly time: string;
  readonly employees: SlotEmployees | undefined;
  readonly name: string;
  readonly isFree: boolean;
  readonly isChosen: boolean;
  readonly isFormer: boolean;
  readonly onChoose: () => void;
};

function SlotOption({ time, employees, name, isFree, isChosen, isFormer, onChoose }: SlotOptionProps) {
  const t = useTranslations('booking.slots');
  const together = useTranslations('booking.together');
  const language = useLanguage();
  const locale = useLocale();
  const text = formatTime(locale, time);
  const free = isChosen
    ? 'bg-lapis text-on-lapis'
    : 'bg-surface text-lapis inset-ring inset-ring-lapis-line hover:bg-lapis-tint';
  const named = employees ? together('slot', { time: text, names: formatNames(locale, namesOf(employees)) }) : text;
  const label = isFree ? named : t('taken', { time: text });
  const taken = isFormer
    ? 'cursor-not-allowed bg-lapis-tint font-strong text-ink inset-ring-2 inset-ring-lapis-line'
    : 'cursor-not-allowed bg-surface-sunk text-ink-soft line-through inset-ring inset-ring-line';
  return (
    <label
      className={`relative grid min-h-11 place-items-center rounded-full text-15 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-lapis ${isFree && !isFormer ? `cursor-pointer font-strong ${free}` : taken}`}
    >
      <input
        type="radio"
        name={name}
        aria-label={isFormer ? t('former', { time: text }) : label}
        checked={isChosen}
        disabled={!isFree || isFormer}
        className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
        onChange={onChoose}
      />
      <bdi aria-hidden="true" className={language === 'en' ? 'tabular-nums' : ''}>
        {text}
      </bdi>
    </label>
  );
}
