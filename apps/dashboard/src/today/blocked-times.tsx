import type { Agenda } from '@tajmeelspot/contract/backoffice/agenda.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { isolate } from '../booking/booking-time.tsx';

type BlockedTimesProps = {
  readonly employees: Agenda['employees'];
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly canUnblock: boolean;
  readonly unblock: (id: number) => void;
};

/** Time of a day that somebody blocked, each with the way to free it again. */
export function BlockedTimes({ employees, day, canUnblock, unblock }: BlockedTimesProps) {
  const t = useTranslations('dashboard.entry');
  const locale = useLocale();
  const blocked = employees.flatMap(({ name, off }) =>
    off.flatMap(({ date, from, to, exception }) =>
      exception && date === day ? [{ ...exception, name, from, to }] : [],
    ),
  );
  if (blocked.length === 0) return null;
  return (
    <section aria-labelledby="blocked" className="grid gap-2">
      <h2 id="blocked" className="text-18">
        {t('blockedHours')}
      </h2>
      <ul className="grid gap-2">
        {blocked.map(({ id, name, from, to, note }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-surface px-4 py-2 inset-ring inset-ring-line"
          >
            <span className="min-w-0 text-15 wrap-anywhere">
              {t.rich('blockedBy', {
                employee: name,
                from: formatTime(locale, from),
                to: formatTime(locale, to),
                t: isolate,
              })}
              {note !== null && <span className="block text-13 text-ink-soft">{note}</span>}
            </span>
            {canUnblock && (
              <Button kind="outline" size="small" onClick={() => unblock(id)}>
                {t('unblock')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
