import type { Month } from '@tajmeelspot/contract/backoffice/month.ts';
import { formatDay, formatDayOfMonth } from '@tajmeelspot/language/dates.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { addressOf, weekOf, weekStartOf } from './calendar-view-name.ts';

type MonthDay = Month['days'][number];

/** A month at a glance: how many bookings each day has, how full it is, and the way to it. */
export function MonthView({ days, today }: Month) {
  const t = useTranslations('dashboard.calendar');
  const locale = useLocale();
  const [first] = days;
  if (!first) return null;
  const before = (Date.parse(first.date) - Date.parse(weekStartOf(first.date))) / 86_400_000;
  const after = (7 - ((before + days.length) % 7)) % 7;
  return (
    <section aria-label={t('month')} className="overflow-hidden rounded-card border border-line bg-surface">
      <div aria-hidden="true" className="grid grid-cols-7 border-b border-line text-13 text-ink-soft">
        {weekOf(first.date).map((date) => (
          <span key={date} className="truncate px-0.5 py-2.5 text-center">
            {formatDay(locale, date, 'weekday-short')}
          </span>
        ))}
      </div>
      <ol className="grid grid-cols-7 gap-px bg-line">
        {before > 0 && <li aria-hidden="true" className="bg-ground" style={{ gridColumn: `span ${before}` }} />}
        {days.map((one) => (
          <li key={one.date} className="bg-surface">
            <MonthDayLink day={one} isToday={one.date === today} />
          </li>
        ))}
        {after > 0 && <li aria-hidden="true" className="bg-ground" style={{ gridColumn: `span ${after}` }} />}
      </ol>
    </section>
  );
}

function MonthDayLink({ day, isToday }: { readonly day: MonthDay; readonly isToday: boolean }) {
  const t = useTranslations('dashboard.calendar');
  const locale = useLocale();
  const { date, bookings, waiting: unanswered, booked_minutes: booked, open_minutes: open } = day;
  const percent = open === 0 ? 0 : Math.min(100, Math.round((booked / open) * 100));
  const isClosed = open === 0 && bookings === 0;
  const short = 'truncate text-13 text-ink-soft';
  return (
    <Link
      to={addressOf('day', isToday ? undefined : date)}
      className={`grid min-h-18 content-between gap-1 p-1.5 hover:bg-lapis-tint md:min-h-24 md:p-2.5 ${isClosed ? 'text-ink-soft' : ''}`}
    >
      <span className="flex items-center justify-between gap-1">
        <span className="sr-only">{formatDay(locale, date)},</span>
        <span
          aria-hidden="true"
          className={`grid min-w-7 place-items-center rounded-full text-15 leading-7 tabular-nums ${isToday ? 'bg-lapis font-strong text-on-lapis' : ''}`}
        >
          {formatDayOfMonth(locale, date)}
        </span>
        {unanswered > 0 && (
          <span className="size-2 rounded-full bg-saffron">
            <span className="sr-only">{t('unanswered', { count: unanswered })},</span>
          </span>
        )}
      </span>
      <span className="grid gap-1.5">
        {bookings > 0 && (
          <span className={short}>
            <b className="font-strong text-ink">{formatNumber(locale, bookings)}</b>
            <span className="max-md:sr-only"> {t('bookingsWord', { count: bookings })}</span>
          </span>
        )}
        {isClosed && <span className={`${short} max-md:sr-only`}>{t('closed')}</span>}
        <span className="block h-1.5 overflow-hidden rounded-full bg-sand">
          <span className="block h-full rounded-full bg-confirmed" style={{ inlineSize: `${percent}%` }} />
        </span>
        {open > 0 && <span className="sr-only">{t('filled', { percent: formatNumber(locale, percent) })}</span>}
      </span>
    </Link>
  );
}
