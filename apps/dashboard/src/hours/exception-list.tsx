import type { Schedule } from '@tajmeelspot/contract/scheduling.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { NextDay } from '@tajmeelspot/ui/moments/next-day.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { clockOf, endsNextDay } from './weekday-hours.ts';

type ExceptionListProps = {
  readonly schedule: Schedule;
  readonly onRemove: (one: Schedule['exceptions'][number]) => void;
};

/** The special days that are still to come. */
export function ExceptionList({ schedule, onRemove }: ExceptionListProps) {
  const t = useTranslations('venue.days');
  const tHours = useTranslations('venue.hours');
  const locale = useLocale();
  if (schedule.exceptions.length === 0) return <p className="text-15 text-ink-soft">{t('none')}</p>;
  const nameOf = new Map(schedule.employees.map(({ id, name }) => [id, name]));
  return (
    <ul className="divide-y divide-line">
      {schedule.exceptions.map((one) => {
        const [from, to] = [formatDay(locale, one.starts_on, 'short'), formatDay(locale, one.ends_on, 'short')];
        const days = one.starts_on === one.ends_on ? from : t('between', { from, to });
        const who = one.employee_id === null ? tHours('venue') : (nameOf.get(one.employee_id) ?? '');
        const times =
          one.from === null || one.to === null
            ? ''
            : ` · ${formatTime(locale, one.from)}–${formatTime(locale, clockOf(one.to))}`;
        return (
          <li key={one.id} className="flex items-center gap-3 py-2">
            <span className="min-w-0 flex-1">
              <span className="block font-strong">{days}</span>
              <span className="block text-13 text-ink-soft">
                {t(`kinds.${one.kind}`)}
                {times}
                {one.to !== null && endsNextDay(one.to) && (
                  <>
                    {' '}
                    <NextDay />
                  </>
                )}{' '}
                · <bdi>{who}</bdi>
                {one.note !== null && ` · ${one.note}`}
              </span>
            </span>
            <button
              type="button"
              aria-label={t('remove', { what: `${days}, ${who}` })}
              title={t('remove', { what: days })}
              className="grid size-11 place-items-center rounded-control text-ink-soft hover:bg-lapis-tint hover:text-lapis"
              onClick={() => onRemove(one)}
            >
              <Icon name="close" className="size-4" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
