import { isolate } from '@tajmeelspot/language/isolate.ts';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../shell/language.ts';
import { useLocale } from '../shell/locale.ts';
import { joined } from './entry.tsx';
import { momentOf } from './moments.ts';

type DisputeDecisionsProps = {
  readonly decisions: readonly {
    readonly outcome: 'upheld' | 'dismissed' | 'reopened';
    readonly reason: string | null;
    readonly by: { readonly name: string; readonly is_operator: boolean } | null;
    /** Instant, ISO 8601. */
    readonly at: string;
  }[];
};

/** Everything that was said of a dispute: what, by whom, when and why. */
export function DisputeDecisions({ decisions }: DisputeDecisionsProps) {
  const t = useTranslations('operator.disputes');
  const locale = useLocale();
  const language = useLanguage();
  if (decisions.length === 0) return null;
  return (
    <ol aria-label={t('decisions')} className="grid gap-2 border-s-2 border-line ps-3 text-15">
      {decisions.map(({ outcome, reason, by, at }) => (
        <li key={`${at} ${outcome}`}>
          {t(`outcome.${outcome}`)}
          <span className="block text-13 text-ink-soft">
            {joined(
              by === null
                ? t('byGone')
                : t(by.is_operator ? 'byOperator' : 'byVenue', { name: isolate(language, by.name) }),
              momentOf(locale, at),
            )}
          </span>
          {reason !== null && (
            <span className="block text-13 wrap-anywhere">{t('reason', { reason: isolate(language, reason) })}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
