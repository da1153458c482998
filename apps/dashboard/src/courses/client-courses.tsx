import type { Course } from '@tajmeelspot/contract/till/courses.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { SessionMeter } from './session-meter.tsx';

type ClientCoursesProps = {
  readonly courses: readonly Course[];
  readonly onSell: () => void;
  readonly onOpen: (course: Course) => void;
};

/** The courses of a client: what is left of each and what is owed for it. */
export function ClientCourses({ courses, onSell, onOpen }: ClientCoursesProps) {
  const t = useTranslations('till.courses');
  return (
    <section
      aria-labelledby="courses"
      className="grid gap-3 rounded-card bg-surface p-4 inset-ring inset-ring-line md:p-5"
    >
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 id="courses" className="text-18">
          {t('title')}
        </h2>
        <Button kind="text" size="small" onClick={onSell}>
          {t('sell')}
        </Button>
      </div>
      {courses.length === 0 && <p className="text-15 text-ink-soft">{t('noneYet')}</p>}
      <ul className="grid gap-3 empty:hidden">
        {courses.map((course) => (
          <li key={course.id}>
            <CourseButton course={course} onOpen={() => onOpen(course)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CourseButton({ course, onOpen }: { readonly course: Course; readonly onOpen: () => void }) {
  const t = useTranslations('till.courses');
  const locale = useLocale();
  const { sessions, left, state, expires_on: expires } = course;
  const isActive = state === 'active';
  const counts = { left: formatNumber(locale, left), sessions: formatNumber(locale, sessions) };
  return (
    <button
      type="button"
      className="grid w-full gap-2 rounded-control p-3 text-start inset-ring inset-ring-line hover:bg-lapis-tint"
      onClick={onOpen}
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <b className="font-strong wrap-anywhere">{course.name}</b>
        <span className={`text-15 ${isActive ? 'font-strong text-lapis' : 'text-ink-soft'}`}>
          {isActive || state === 'expired' ? t('left', counts) : t(`states.${state}`)}
        </span>
      </span>
      <SessionMeter sessions={sessions} left={left} />
      <span className="flex flex-wrap justify-between gap-x-3 text-13 text-ink-soft">
        <span>
          {state === 'expired' && `${t('states.expired')} · `}
          {expires === null ? t('noEnd') : t('until', { day: formatDay(locale, expires, 'date') })}
        </span>
        {course.owed_iqd > 0 && (
          <span className="font-strong text-pending">
            {t('owed', { amount: formatMoney(locale, course.owed_iqd) })}
          </span>
        )}
      </span>
    </button>
  );
}
