import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { StateBadge } from '@tajmeelspot/ui/state-badge.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Entry, joined } from '../parts/entry.tsx';
import { Listed } from '../parts/entry-list.tsx';
import { momentOf } from '../parts/moments.ts';
import { SearchBar } from '../parts/search-bar.tsx';
import { api } from '../shell/api.ts';
import { Head } from '../shell/head.tsx';
import { useList } from '../shell/lists.ts';
import { useLocale } from '../shell/locale.ts';

/** The bookings of all venues, found by number, phone or venue. */
export function Bookings() {
  const t = useTranslations('operator.bookings');
  const about = useTranslations('operator.action');
  const locale = useLocale();
  const list = useList('bookings', '', (query, signal) => api().listOperatorBookings({ query, signal }));
  return (
    <>
      <Head title={t('title')} />
      <p className="text-15 text-ink-soft">{t('lead')}</p>
      <SearchBar search={list.search} setSearch={list.setSearch} />
      <Listed list={list} empty={t('empty')}>
        {(booking) => {
          const name = t('about', { customer: booking.customer_name, venue: booking.venue.name });
          return (
            <Entry
              key={booking.id}
              title={name}
              badge={<StateBadge state={booking.status} label={t(`status.${booking.status}`)} />}
              facts={joined(`#${booking.id}`, booking.treatment, momentOf(locale, booking.starts_at))}
              actions={
                <Link
                  to={`/bookings/${booking.id}`}
                  aria-label={about('about', { action: t('open'), name })}
                  className={buttonClass({ kind: 'outline', size: 'small' })}
                >
                  {t('open')}
                </Link>
              }
            />
          );
        }}
      </Listed>
    </>
  );
}
