import type { WaitlistEntry } from '@tajmeelspot/contract/booking/waiting.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../../shell/language.ts';
import { WaitCard } from './waitlist-entry-card.tsx';
import type { Answering } from './waitlist-state.ts';

type WaitingWaitingListProps = {
  readonly waits: readonly WaitlistEntry[];
  readonly today: string;
  readonly answering: Answering;
};

/** What somebody waits for, open offers first. */
export function WaitingList({ waits, today, answering }: WaitingWaitingListProps) {
  const t = useTranslations('bookings.waiting');
  const language = useLanguage();
  return (
    <section aria-labelledby="waiting" className="mb-10">
      <h2 id="waiting" className="mb-3 text-22">
        {t('title')}{' '}
        <bdi aria-hidden="true" className="ms-1 text-16 font-body tracking-normal text-ink-soft">
          {formatNumber(language, waits.length)}
        </bdi>
      </h2>
      <ul className="grid items-start gap-3 md:grid-cols-2">
        {waits.map((wait) => (
          <WaitCard key={wait.id} wait={wait} today={today} answering={answering} />
        ))}
      </ul>
    </section>
  );
}

/** Whether one of them has a time to answer. */
export const hasOffer = (waits: readonly WaitlistEntry[]): boolean =>
  waits.some(({ offer }) => offer?.state === 'open');
