import type { CourseDetail } from '@tajmeelspot/contract/till/courses.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { SessionMeter } from './session-meter.tsx';

/** What is left of a course, until when, what was paid, and the visits that used it. */
export function CourseFacts({ course }: { readonly course: CourseDetail }) {
  const t = useTranslations('till.courses');
  const locale = useLocale();
  const { sessions, left, state, expires_on: expires, bookings } = course;
  const counts = { left: formatNumber(locale, left), sessions: formatNumber(locale, sessions) };
  const facts = [
    t('sold', { day: formatDay(locale, course.sold_on, 'date') }),
    expires === null ? t('noEnd') : t('until', { day: formatDay(locale, expires, 'date') }),
  ];
  return (
    <>
      <div className="grid gap-2">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-15 text-ink-soft">{course.treatment.name}</span>
          <b className="font-strong">{state === 'active' ? t('left', counts) : t(`states.${state}`)}</b>
        </p>
        <SessionMeter sessions={sessions} left={left} />
        <p className="text-13 text-ink-soft">
          {facts.join(' · ')}
          <span className="block">{t('paid', { amount: formatMoney(locale, course.paid_iqd) })}</span>
        </p>
      </div>
      <section aria-labelledby="course-bookings" className="grid gap-1">
        <h3 id="course-bookings" className="text-16">
          {t('bookings')}
        </h3>
        {bookings.length === 0 && <p className="text-15 text-ink-soft">{t('noBookings')}</p>}
        <ol className="grid gap-1 text-15 empty:hidden">
          {bookings.map(({ booking_id: id, date, employee }) => (
            <li key={id}>{t('booking', { day: formatDay(locale, date, 'full'), employee })}</li>
          ))}
        </ol>
      </section>
    </>
  );
}
