import { signalLimits } from '@tajmeelspot/contract/operator/signal-kinds.ts';
import type { VoiceSignal } from '@tajmeelspot/contract/operator/voice-signals.ts';
import { formatRating } from '@tajmeelspot/language/numbers.ts';
import { Badge, type Tone } from '@tajmeelspot/ui/badge.tsx';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { useTranslations } from 'use-intl';
import { Entry, joined } from '../parts/entry.tsx';
import { dayOf, momentOf } from '../parts/moments.ts';
import { useLocale } from '../shell/locale.ts';

/** What an operator does about a signal. */
export type SignalDecision = 'count' | 'exclude';

const tones: Record<VoiceSignal['state'], Tone> = { open: 'waiting', counted: 'good', excluded: 'bad' };

type SignalEntryProps = {
  readonly signal: VoiceSignal;
  readonly onDecide: (decision: SignalDecision) => void;
};

/** One signal: what was seen, at which venue, who it is about and what became of it. */
export function SignalEntry({ signal, onDecide }: SignalEntryProps) {
  const t = useTranslations('operator.voices');
  const locale = useLocale();
  const { kind, state, venue, figures, decided } = signal;
  const { stars } = figures;
  return (
    <Entry
      title={t(`kind.${kind}`)}
      badge={<Badge tone={tones[state]} label={t(`state.${state}`)} />}
      facts={joined(venue.name, venue.city, momentOf(locale, signal.last_seen_at))}
      actions={
        <>
          {state !== 'counted' && (
            <Button kind="outline" size="small" onClick={() => onDecide('count')}>
              {t('count')}
            </Button>
          )}
          {state !== 'excluded' && (
            <Button size="small" onClick={() => onDecide('exclude')}>
              {t('exclude')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-1.5 text-15">
        <p>{t(`why.${kind}`, { times: signalLimits.burstTimes, hours: signalLimits.addressHours })}</p>
        <p className="text-ink-soft">
          {joined(
            t('accounts', { count: figures.accounts }),
            t('hours', { count: figures.hours }),
            stars !== null && t('stars', { stars: formatRating(locale, stars) }),
            t('counted', { count: figures.counted }),
            figures.other_venues > 0 && t('others', { count: figures.other_venues }),
          )}
        </p>
        {decided && (
          <p className="text-ink-soft">
            {t('decided', { name: decided.by, day: momentOf(locale, decided.at), reason: decided.reason })}
          </p>
        )}
        <Accounts accounts={signal.accounts} />
      </div>
    </Entry>
  );
}

function Accounts({ accounts }: Pick<VoiceSignal, 'accounts'>) {
  const t = useTranslations('operator.voices');
  const locale = useLocale();
  return (
    <details>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-strong text-lapis">{t('show')}</summary>
      <ul className="grid gap-3 rounded-control bg-surface-sunk px-4 py-3">
        {accounts.map((account) => (
          <li key={account.id} className="min-w-0 wrap-anywhere">
            <b className="font-strong">
              <bdi>{account.name}</bdi>
            </b>
            <span className="block text-13 text-ink-soft">
              {joined(
                t('since', { day: dayOf(locale, account.since) }),
                t('completed', { count: account.completed }),
                account.recommendations > 0 && t('recommends', { count: account.recommendations }),
              )}
            </span>
            {account.reviews.map((review) => (
              <span key={review.at + review.service} className="mt-1 block">
                <span className="block text-13 text-ink-soft">
                  {t('review', { count: review.rating, service: review.service })}
                </span>
                <bdi>{review.comment}</bdi>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
