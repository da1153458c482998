import type { DecisionsAnswer, TrustLogEntry } from '@tajmeelspot/contract/trust-log.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Link } from 'react-router';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { useLocale } from '../../shell/locale.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';

type DecisionsProps = {
  readonly answer: DecisionsAnswer;
  /** Whether these are the latest. */
  readonly isFirst: boolean;
};

/** What was decided, without names: counts of a year, the entries, and how they can be checked. */
export function DecisionsPage({ answer: { data, counts, head, next_before: before }, isFirst }: DecisionsProps) {
  const t = useTranslations('decisions');
  const language = useLanguage();
  const page = inLanguage(language, '/decisions');
  return (
    <div className="wrap pt-7 lg:pt-14">
      <header className="max-w-172">
        <h1 className="text-28 md:text-36 lg:text-48">{t('title')}</h1>
        <p className="mt-3 text-18 text-ink-soft">{t('lead')}</p>
      </header>
      <div className="mt-8 grid max-w-172 gap-8 lg:mt-12">
        {isFirst && counts.length > 0 && <Counts counts={counts} />}
        <section>
          <h2 className="text-18">{t('latest')}</h2>
          {data.length === 0 && <p className="mt-2 text-ink-soft">{t('empty')}</p>}
          <ol className="mt-2 divide-y divide-line">
            {data.map((entry) => (
              <Entry key={entry.position} entry={entry} />
            ))}
          </ol>
          <div className="mt-5 flex flex-wrap gap-3">
            {before !== null && (
              <Link to={`${page}?before=${before}`} className={buttonClass({ kind: 'outline', size: 'small' })}>
                {t('older')}
              </Link>
            )}
            {!isFirst && (
              <Link to={page} className={buttonClass({ kind: 'outline', size: 'small' })}>
                {t('newest')}
              </Link>
            )}
          </div>
        </section>
        <section className="rounded-card bg-surface px-5 py-4 inset-ring inset-ring-line">
          <h2 className="text-18">{t('how')}</h2>
          <p className="mt-1.5">{t('chain')}</p>
          <p className="mt-3 font-strong">{t('head', { position: head.position })}</p>
          <Fingerprint hash={head.hash} />
          <Link
            to={inLanguage(language, '/how-we-rank')}
            className="mt-1 inline-flex min-h-11 items-center text-lapis underline"
          >
            {t('ranking')}
          </Link>
        </section>
      </div>
    </div>
  );
}

function Counts({ counts }: Pick<DecisionsAnswer, 'counts'>) {
  const t = useTranslations('decisions');
  const locale = useLocale();
  return (
    <section>
      <h2 className="text-18">{t('year')}</h2>
      <ul className="mt-2 grid gap-1.5 md:grid-cols-2">
        {counts.map(({ kind, count }) => (
          <li key={kind} className="flex items-baseline justify-between gap-3">
            <span>{t(`kind.${kind}`)}</span>
            <span className="font-strong">{formatNumber(locale, count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ entry: { position, kind, recorded_at: at, reasons, hash } }: { readonly entry: TrustLogEntry }) {
  const t = useTranslations('decisions');
  const locale = useLocale();
  return (
    <li className="grid gap-1 py-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-strong">{t(`kind.${kind}`)}</span>
        <span className="text-15 text-ink-soft">{formatDay(locale, inBaghdad(at).date)}</span>
      </div>
      {reasons.length > 0 && (
        <p className="flex flex-wrap items-baseline gap-2 text-15">
          {t('reported')}
          {reasons.map((reason) => (
            <span key={reason} className="rounded-full bg-surface-sunk px-2.5 py-0.5">
              {t(`reason.${reason}`)}
            </span>
          ))}
        </p>
      )}
      <p className="text-13 text-ink-soft">{t('entry', { position })}</p>
      <Fingerprint hash={hash} />
    </li>
  );
}

/** A hash, which reads from left to right in every language. */
const Fingerprint = ({ hash }: { readonly hash: string }) => (
  <code dir="ltr" className="block text-13 break-all text-ink-soft">
    {hash}
  </code>
);
