import { listClientsFields } from '@tajmeelspot/contract/forms/records-fields.ts';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import type { EndpointOutput } from '@tajmeelspot/contract/endpoint.ts';
import type { Contract } from '@tajmeelspot/contract/contract.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePages } from '../lists/use-pages.ts';
import { formTexts } from '../fields/form-texts.ts';
import { api } from '../shell/api.ts';
import { Head } from '../shell/frame/head.tsx';
import { useVenue } from '../shell/venue-provider.tsx';
import { useCustomersGender } from '../shell/customers-gender.ts';
import { useLocale } from '../shell/locale.ts';
import { Initial } from '@tajmeelspot/ui/initial.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { ShowMore } from '@tajmeelspot/ui/show-more.tsx';
import { EmptyState } from '@tajmeelspot/ui/empty-state.tsx';

type ListedClient = EndpointOutput<Contract['listClients']>['data'][number];

const maxCounted = 1000;

/** Everybody who has booked at the venue, the latest first. */
export function Clients() {
  const t = useTranslations('records.customers');
  const { venue } = useVenue();
  const gender = useCustomersGender();
  const [params, setParams] = useSearchParams();
  const text = params.get('text') ?? '';
  const { query: pages, more } = usePages(['customers', venue.id, text], (page, signal) =>
    api().listClients({ params: { id: String(venue.id) }, query: { ...page, ...(text && { text }) }, signal }),
  );
  const clients = pages.data?.pages.flatMap(({ data }) => data);
  const search = (form: FormData) => setParams(formTexts(form)['text'] ? formTexts(form) : {});
  return (
    <>
      <Head title={t('title', { gender })} />
      <search>
        <form key={text} action={search} className="flex items-end gap-3">
          <TextField
            {...describeFields(listClientsFields, { t })('text')}
            type="search"
            defaultValue={text}
            className="max-w-110 grow"
          />
          <Button type="submit">{t('submit')}</Button>
        </form>
      </search>
      <LoadState of={pages} />
      {clients && <ClientList clients={clients} total={pages.data?.pages[0]?.total ?? 0} isSearch={text !== ''} />}
      <ShowMore {...more} />
    </>
  );
}

type ClientListProps = {
  readonly clients: readonly ListedClient[];
  readonly total: number;
  readonly isSearch: boolean;
};

function ClientList({ clients, total, isSearch }: ClientListProps) {
  const gender = useCustomersGender();
  const t = useTranslations('records.customers');
  const locale = useLocale();
  if (clients.length === 0) return <EmptyState isList title={t(isSearch ? 'none' : 'noneYet', { gender })} />;
  return (
    <section className="grid gap-3">
      <p className="font-strong">
        {total < maxCounted ? t('total', { count: total }) : t('many', { gender, count: formatNumber(locale, total) })}
      </p>
      <ul className="rounded-card bg-surface px-4 inset-ring inset-ring-line">
        {clients.map((client) => (
          <li key={client.id} className="border-b border-line last:border-b-0">
            <ClientLink client={client} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ClientLink({ client }: { readonly client: ListedClient }) {
  const t = useTranslations('records.customers');
  const locale = useLocale();
  const day = (instant: string) => formatDay(locale, inBaghdad(instant).date);
  const facts = [
    t('completed', { count: client.completed }),
    ...(client.no_shows > 0 ? [t('noShows', { count: client.no_shows })] : []),
    ...(client.last_completed_at ? [t('last', { day: day(client.last_completed_at) })] : []),
    ...(client.next_booking_at ? [t('next', { day: day(client.next_booking_at) })] : []),
  ];
  return (
    <Link
      to={`/customers/${client.id}`}
      className="grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5 rounded-small py-3 hover:bg-lapis-tint"
    >
      <Initial name={client.name} />
      <span className="min-w-0">
        <b className="block truncate font-strong">
          <bdi>{client.name}</bdi>
        </b>
        <span className="block text-13 text-ink-soft">{facts.join(' · ')}</span>
      </span>
      <Icon name="chevron-end" isFlipped className="text-ink-soft" />
    </Link>
  );
}
