import type { UndeliveredMessage } from '@tajmeelspot/contract/operator/deliveries.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { toDigits } from '@tajmeelspot/language/numbers.ts';
import { EmptyState } from '@tajmeelspot/ui/empty-state.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { useUndeliveredMessages } from '../shell/use-undelivered-messages.ts';
import { Entries, Entry, joined } from './entry.tsx';
import { momentOf } from './moments.ts';

/** The open requests whose message has not reached their venue, with the number to call; and what messages cost today. */
export function UnreachedVenues() {
  const t = useTranslations('operator.undelivered.requests');
  const locale = useLocale();
  const asked = useUndeliveredMessages();
  const spent = formatMoney(locale, asked.data?.spent_iqd ?? 0);
  const cap = asked.data?.cap_iqd ?? null;
  return (
    <section aria-labelledby="unreached" className="grid gap-3">
      <h2 id="unreached" className="text-22">
        {t('title')}
      </h2>
      <LoadState of={asked} />
      {asked.data && (
        <p className="text-15 text-ink-soft">
          {cap === null ? t('spent', { spent }) : t('spentOf', { spent, cap: formatMoney(locale, cap) })}
        </p>
      )}
      {asked.data?.data.length === 0 && <EmptyState isList title={t('empty')} />}
      {asked.data && asked.data.data.length > 0 && (
        <>
          <p>{t('lead')}</p>
          <Entries>
            {asked.data.data.map((message) => (
              <UnreachedVenue key={message.id} message={message} />
            ))}
          </Entries>
        </>
      )}
    </section>
  );
}

function UnreachedVenue({ message }: { readonly message: UndeliveredMessage }) {
  const t = useTranslations('operator.undelivered.requests');
  const locale = useLocale();
  const { booking_id: bookingId, venue, venue_phone: phone, tries, answer_by: until } = message;
  return (
    <Entry
      title={<bdi>{venue}</bdi>}
      facts={joined(
        t('number', { number: toDigits(locale, String(bookingId)) }),
        t('until', { time: momentOf(locale, until) }),
      )}
      actions={
        phone !== null && (
          <a href={`tel:${phone}`} className="inline-flex min-h-11 items-center text-lapis underline">
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )
      }
    >
      <p dir="ltr" className="text-13 wrap-anywhere text-ink-soft">
        {tries.map(({ channel, state, reason }) => [channel, state, reason].filter(Boolean).join(' ')).join(' · ')}
      </p>
    </Entry>
  );
}
