import type { WaitlistEntry } from '@tajmeelspot/contract/waitlist.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import { WaitlistEntryCard } from './waitlist-entry-card.tsx';
import type { WaitlistState } from './waitlist-state.ts';

type WaitlistProps = {
  readonly entries: readonly WaitlistEntry[];
  readonly today: string;
  readonly waitlistState: WaitlistState;
};

/** The entries of a customer, those with an open offer first. */
export function Waitlist({ entries, today, waitlistState }: WaitlistProps) {
  const t = useTranslations('bookings.waitlist');
  const locale = useLocale();
  return (
    <section aria-labelledby="waitlist" className="mb-10">
      <h2 id="waitlist" className="mb-3 text-22">
        {t('title')}{' '}
        <bdi aria-hidden="true" className="ms-1 text-16 font-body tracking-normal text-ink-soft">
          {formatNumber(locale, entries.length)}
        </bdi>
      </h2>
      <ul className="grid items-start gap-3 md:grid-cols-2">
        {entries.map((entry) => (
          <WaitlistEntryCard key={entry.id} entry={entry} today={today} waitlistState={waitlistState} />
        ))}
      </ul>
    </section>
  );
}

/** Whether an entry has an offer to answer. */
export const hasOpenOffer = (entries: readonly WaitlistEntry[]): boolean =>
  entries.some(({ offer }) => offer?.state === 'open');
