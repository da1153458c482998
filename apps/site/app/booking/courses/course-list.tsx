import type { OwnCourse } from '@tajmeelspot/contract/till/courses.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { useLocale } from '../../shell/locale.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { VenueLink } from '../../venue/venue-link.tsx';

/** The courses that somebody has bought, with what is left of each. */
export function CourseList({ courses }: { readonly courses: readonly OwnCourse[] }) {
  const t = useTranslations('bookings.courses');
  return (
    <section aria-labelledby="own-courses" className="mt-10">
      <h2 id="own-courses" className="mb-3 text-22">
        {t('title')}
      </h2>
      <ul className="grid items-start gap-3 md:grid-cols-2 lg:grid-cols-3">
        {courses.map((course) => (
          <li key={course.id}>
            <CourseCard course={course} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CourseCard({ course }: { readonly course: OwnCourse }) {
  const t = useTranslations('bookings.courses');
  const locale = useLocale();
  const { sessions, left, state, expires_on: expires, bookings } = course;
  const counts = { left: formatNumber(locale, left), sessions: formatNumber(locale, sessions) };
  return (
    <article
      aria-label={course.name}
      className={`grid gap-3 rounded-card bg-surface p-4 inset-ring inset-ring-line ${state === 'active' ? '' : 'text-ink-soft'}`}
    >
      <div>
        <h3 className="text-16 wrap-anywhere">{course.name}</h3>
        <p className="text-13 text-ink-soft">
          <VenueLink {...course.venue} className="underline decoration-line-field underline-offset-4" />
          {` · ${course.treatment.name}`}
        </p>
      </div>
      <div className="grid gap-2">
        <p className="font-strong">{state === 'active' ? t('left', counts) : t(state)}</p>
        <span aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded-full">
          {Array.from({ length: sessions }, (_, index) => (
            <span key={index} className={`grow ${index < sessions - left ? 'bg-lapis' : 'bg-lapis-line'}`} />
          ))}
        </span>
        <p className="text-13 text-ink-soft">
          {expires === null ? t('noEnd') : t('until', { day: formatDay(locale, expires, 'date') })}
        </p>
      </div>
      <p className="text-15">
        {t('paid', { amount: formatMoney(locale, course.paid_iqd) })}
        {course.owed_iqd > 0 && (
          <span className="block font-strong text-pending">
            {t('owed', { amount: formatMoney(locale, course.owed_iqd) })}
          </span>
        )}
      </p>
      {bookings.length > 0 && (
        <div className="border-t border-line pt-3 text-13 text-ink-soft">
          <h4 className="font-strong">{t('bookings')}</h4>
          <ol className="grid gap-0.5">
            {bookings.map(({ booking_id: id, date, employee }) => (
              <li key={id}>{t('booking', { day: formatDay(locale, date, 'full'), employee })}</li>
            ))}
          </ol>
        </div>
      )}
    </article>
  );
}
