import { lateReasons, type CourseSessionInput } from '@tajmeelspot/contract/till/course-names.ts';
import type { Bill } from '@tajmeelspot/contract/till/bills.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { SwitchField } from '@tajmeelspot/ui/switch-field.tsx';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { ChoiceField } from '../till/choice-field.tsx';

type BillCourse = Bill['courses'][number];

type SessionChoiceProps = {
  readonly course: BillCourse;
  /** The treatment that it can pay for. */
  readonly itemId: number;
  /** Undefined: it is not used. */
  readonly session: CourseSessionInput | undefined;
  readonly isManager: boolean;
  readonly onChange: (session: CourseSessionInput | undefined) => void;
};

/** Whether a treatment is paid by a session of the client's course, and why it is where the course has expired. */
export function SessionChoice({ course, itemId, session, isManager, onChange }: SessionChoiceProps) {
  const t = useTranslations('till.courses');
  const locale = useLocale();
  const { id, name, has_expired: hasExpired, expires_on: expires } = course;
  const counts = { left: formatNumber(locale, course.left), sessions: formatNumber(locale, course.sessions) };
  const isBlocked = hasExpired && !isManager;
  const expiry =
    hasExpired && expires !== null ? ` ${t('expiredOn', { day: formatDay(locale, expires, 'date') })}` : '';
  const chosen = { item_id: itemId, course_id: id, ...(hasExpired ? { late_reason: 'other' as const } : {}) };
  return (
    <div className="grid gap-3 border-b border-line py-3 last:border-b-0">
      {isBlocked ? (
        <p className="text-15 text-ink-soft">{`${t('usable', { name, ...counts })}.${expiry} ${t('managersOnly')}`}</p>
      ) : (
        <SwitchField
          label={t('use')}
          text={`${t('usable', { name, ...counts })}${expiry === '' ? '' : `.${expiry}`}`}
          isOn={session !== undefined}
          onChange={(isOn) => onChange(isOn ? chosen : undefined)}
        />
      )}
      {hasExpired && session && (
        <ChoiceField
          label={t('lateReason')}
          name="late_reason"
          value={session.late_reason ?? 'other'}
          options={lateReasons.map((value) => ({ value, label: t(`lateReasons.${value}`) }))}
          onChange={(late_reason) => onChange({ ...session, late_reason })}
        />
      )}
    </div>
  );
}
