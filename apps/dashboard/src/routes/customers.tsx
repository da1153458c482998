import type { EndpointOutput } from '@tajmeelspot/contract/endpoint.ts';
import type { Contract } from '@tajmeelspot/contract/contract.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { More } from '../records/more.tsx';
import { usePages } from '../records/pages.ts';
import { textsOf } from '../records/texts-of.ts';
import { api } from '../shell/api.ts';
import { Head } from '../shell/frame/head.tsx';
import { useVenue } from '../shell/house.tsx';
import { useLanguage } from '../shell/language.ts';
import { LoadError } from '../shell/load-error.tsx';
import { Loading } from '../shell/loading.tsx';
import { Initial } from '@tajmeelspot/ui/initial.tsx';

type Customer = EndpointOutput<Contract['listClients']>['data'][number];

const maxCounted = 1000;

/** Everybody who has booked at the venue, the latest first. */
export function Customers() {
  const t = useTranslations('records.customers');
  const { venue } = useVenue();
  const [params, setParams] = useSearchParams();
  const text = params.get('text') ?? '';
  const asked = usePages(['customers', venue.id, text], (mark, signal) =>
    api().listClients({ params: { id: String(venue.id) }, query: { ...mark, ...(text && { text }) }, signal }),
  );
  const customers = asked.data?.pages.flatMap(({ data }) => data);
  const search = (form: FormData) => setParams(textsOf(form)['text'] ? textsOf(form) : {});
  return (
    <>
      <Head title={t('title')} />
      <search>
        <form key={text} action={search} className="flex items-end gap-3">
          <TextField
            name="text"
            type="search"
            label={t('search')}
            maxLength={100}
            defaultValue={text}
            className="max-w-110 grow"
          />
          <Button type="submit">{t('submit')}</Button>
        </form>
      </search>
      {!customers &&
        (asked.isError ? <LoadError error={asked.error} retry={() => void asked.refetch()} /> : <Loading />)}
      {customers && <Found customers={customers} total={asked.data?.pages[0]?.total ?? 0} isSearch={text !== ''} />}
      <More asked={asked} />
    </>
  );
}

type FoundProps = { readonly customers: readonly Customer[]; readonly total: number; readonly isSearch: boolean };

function Found({ customers, total, isSearch }: FoundProps) {
  const t = useTranslations('records.customers');
  const language = useLanguage();
  if (customers.length === 0) return <p className="py-6 text-ink-soft">{t(isSearch ? 'none' : 'noneYet')}</p>;
  return (
    <section className="grid gap-3">
      <p className="font-strong">
        {total < maxCounted ? t('total', { count: total }) : t('many', { count: formatNumber(language, total) })}
      </p>
      <ul className="rounded-card bg-surface px-4 inset-ring inset-ring-line">
        {customers.map((customer) => (
          <li key={customer.id} className="border-b border-line last:border-b-0">
            <Row customer={customer} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ customer }: { readonly customer: Customer }) {
  const t = useTranslations('records.customers');
  const language = useLanguage();
  const day = (instant: string) => formatDay(language, inBaghdad(instant).date);
  const facts = [
    t('completed', { count: customer.completed }),
    ...(customer.no_shows > 0 ? [t('noShows', { count: customer.no_shows })] : []),
    ...(customer.last_completed_at ? [t('last', { day: day(customer.last_completed_at) })] : []),
    ...(customer.next_booking_at ? [t('next', { day: day(customer.next_booking_at) })] : []),
  ];
  return (
    <Link
      to={`/customers/${customer.id}`}
      className="grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5 rounded-small py-3 hover:bg-lapis-tint"
    >
      <Initial name={customer.name} />
      <span className="min-w-0">
        <b className="block truncate font-strong">
          <bdi>{customer.name}</bdi>
        </b>
        <span className="block text-13 text-ink-soft">{facts.join(' · ')}</span>
      </span>
      <Icon name="chevron-end" isFlipped className="text-ink-soft" />
    </Link>
  );
}
