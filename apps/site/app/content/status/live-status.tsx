import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon, type IconName } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { isolated } from '../../shell/messages/isolated.tsx';
import { useLocale } from '../../shell/locale.ts';
import { barsOf, meanUptime, type StatusReport } from './status-report.ts';

type LiveStatusProps = {
  /** Undefined while nobody answers. */
  readonly report: StatusReport | undefined;
  readonly isBusy: boolean;
  readonly onRefresh: () => void;
};

const looks: Record<StatusReport['state'], { icon: IconName; tint: string; text: string }> = {
  up: { icon: 'check', tint: 'bg-confirmed-tint', text: 'text-confirmed' },
  slow: { icon: 'clock', tint: 'bg-pending-tint', text: 'text-pending' },
  down: { icon: 'alert', tint: 'bg-other-tint', text: 'text-other' },
};

/** How the service is now, part by part, and how it was. */
export function LiveStatus({ report, isBusy, onRefresh }: LiveStatusProps) {
  const t = useTranslations('status');
  const { icon, tint, text } = looks[report?.state ?? 'down'];
  return (
    <div className="mb-12 grid max-w-172 gap-5">
      <section aria-live="polite" className={`flex flex-wrap items-center gap-4 rounded-panel px-5 py-4 ${tint}`}>
        <span className={`flex flex-1 basis-60 items-center gap-3 text-18 font-head ${text}`}>
          <Icon name={icon} className="size-6" />
          {t(`now.${report?.state ?? 'unknown'}`)}
        </span>
        <Button kind="outline" size="small" isBusy={isBusy} className="noscript:hidden" onClick={onRefresh}>
          {!isBusy && <Icon name="reload" />}
          {t('refresh')}
        </Button>
      </section>
      {report && <Checks report={report} />}
      {report && <Days report={report} />}
    </div>
  );
}

function Checks({ report: { checks, checked_at: instant } }: { readonly report: StatusReport }) {
  const t = useTranslations('status');
  const locale = useLocale();
  const { date, time } = inBaghdad(instant);
  return (
    <section className="rounded-card bg-surface px-5 py-4 inset-ring inset-ring-line">
      <h2 className="text-18">{t('checks')}</h2>
      <ul className="mt-1.5 divide-y divide-line">
        {checks.map(({ name, state, ms }) => (
          <li key={name} className="flex items-center justify-between gap-3 py-2.5">
            <span>{t(`check.${name}`)}</span>
            <span className={`flex shrink-0 items-center gap-1.5 text-15 font-strong ${looks[state].text}`}>
              <span className="me-2 font-body text-ink-soft">
                <bdi>{t('ms', { ms: formatNumber(locale, ms) })}</bdi>
              </span>
              <Icon name={looks[state].icon} className="size-4 stroke-2" />
              {t(`state.${state}`)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-13 text-ink-soft">
        {t.rich('checked', { day: formatDay(locale, date), time: formatTime(locale, time), t: isolated })}
      </p>
    </section>
  );
}

function Days({ report: { days, checked_at: instant } }: { readonly report: StatusReport }) {
  const t = useTranslations('status');
  const locale = useLocale();
  const mean = meanUptime(days);
  const bars = barsOf(days, instant.slice(0, 10));
  return (
    <section className="rounded-card bg-surface px-5 py-4 inset-ring inset-ring-line">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-18">{t('days')}</h2>
        {mean !== undefined && <p className="font-strong">{t('mean', { percent: formatNumber(locale, mean) })}</p>}
      </div>
      <ol className="mt-3 flex h-12 gap-px md:gap-0.5">
        {bars.map(({ date, uptime }) => (
          <li
            key={date}
            title={t('day', describeDay(date, uptime))}
            className={`flex-1 rounded-full ${colour(uptime)}`}
          >
            <span className="sr-only">{t('day', describeDay(date, uptime))}</span>
          </li>
        ))}
      </ol>
      <p className="mt-1.5 flex justify-between text-13 text-ink-soft">
        <span>{t('oldest')}</span>
        <span>{t('newest')}</span>
      </p>
    </section>
  );

  function describeDay(date: string, uptime: number | undefined) {
    return {
      day: formatDay(locale, date, 'full'),
      known: uptime === undefined ? 'no' : 'yes',
      percent: formatNumber(locale, uptime ?? 0),
    };
  }
}

/** A day of 99.5 percent has seven minutes without a sign of life. */
function colour(uptime: number | undefined): string {
  if (uptime === undefined) return 'bg-line';
  if (uptime >= 99.5) return 'bg-confirmed';
  return uptime >= 95 ? 'bg-saffron' : 'bg-other';
}
