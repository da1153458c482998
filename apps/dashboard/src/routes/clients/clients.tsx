import { listClientsFields } from '@tajmeelspot/contract/forms/clients-fields.ts';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import type { EndpointOutput } from '@tajmeelspot/contract/endpoint.ts';
import type { Contract } from '@tajmeelspot/contract/contract.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { ChipChoice } from '@tajmeelspot/ui/chip-choice.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { DownloadButtons } from '../../lists/download-buttons.tsx';
import { usePages } from '../../lists/use-pages.ts';
import { formTexts } from '../../fields/form-texts.ts';
import { api } from '../../shell/api.ts';
import { Head } from '../../shell/frame/head.tsx';
import { useVenue } from '../../shell/venue-provider.tsx';
import { useCustomersGender } from '../../shell/customers-gender.ts';
import { useLocale } from '../../shell/locale.ts';
import { Initial } from '@tajmeelspot/ui/initial.tsx';
import { AddClient } from './add-client.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { ShowMore } from '@tajmeelspot/ui/show-more.tsx';
import { EmptyState } from '@tajmeelspot/ui/empty-state.tsx';

type ListedClient = EndpointOutput<Contract['listClients']>['data'][number];

const maxCounted = 1000;

/** Everybody who comes to the venue, who booked last first. */
export function Clients() {
  const t = useTranslations('records.customers');
  const { venue } = useVenue();
  const gender = useCustomersGender();
  const [params, setParams] = useSearchParams();
  const [text, tag] = [params.get('text') ?? '', params.get('tag') ?? ''];
  const ofVenue = { params: { id: String(venue.id) } };
  const { query: pages, more } = usePages(['customers', venue.id, text, tag], (page, signal) =>
    api().listClients({ ...ofVenue, query: { ...page, ...(text && { text }), ...(tag && { tag }) }, signal }),
  );
  const clients = pages.data?.pages.flatMap(({ data }) => data);
  const first = pages.data?.pages[0];
  const search = (next: Record<string, string>) =>
    setParams(Object.fromEntries(Object.entries({ text, tag, ...next }).filter(([, value]) => value !== '')));
  return (
    <>
      <Head title={t('title', { gender })} />
      <ClientSearch text={text} onSearch={(typed) => search({ text: typed })} />
      <TagChoice tags={first?.tags ?? []} chosen={tag} onChoose={(next) => search({ tag: next })} />
      <div className="flex flex-wrap gap-2">
        <AddClient />
        <Link to="/customers/import" className={buttonClass({ kind: 'outline', size: 'small' })}>
          {useTranslations('clients')('import')}
        </Link>
      </div>
      <LoadState of={pages} />
      {clients && <ClientList clients={clients} total={first?.total ?? 0} isSearch={text + tag !== ''} />}
      <ShowMore {...more} />
      <DownloadButtons
        name="clients"
        csv={() => api().exportClients(ofVenue)}
        xlsx={() => api().exportClientsSheet(ofVenue)}
      />
    </>
  );
}

type ClientSearchProps = { readonly text: string; readonly onSearch: (text: string) => void };

function ClientSearch({ text, onSearch }: ClientSearchProps) {
  const t = useTranslations('records.customers');
  return (
    <search>
      <form
        key={text}
        action={(form: FormData) => onSearch(formTexts(form)['text'] ?? '')}
        className="flex items-end gap-3"
      >
        <TextField
          {...describeFields(listClientsFields, { t: useTranslations('clients') })('text')}
          type="search"
          defaultValue={text}
          className="max-w-110 grow"
        />
        <Button type="submit">{t('submit')}</Button>
      </form>
    </search>
  );
}

type TagChoiceProps = {
  readonly tags: readonly string[];
  readonly chosen: string;
  readonly onChoose: (tag: string) => void;
};

function TagChoice({ tags, chosen, onChoose }: TagChoiceProps) {
  const t = useTranslations('clients');
  if (tags.length === 0) return null;
  const options = [{ value: '', label: t('allTags') }, ...tags.map((tag) => ({ value: tag, label: tag }))];
  return (
    <ChipChoice
      label={t('tags')}
      options={options}
      chosen={chosen}
      onChoose={onChoose}
      className="scrollbar-none overflow-x-auto py-1"
    />
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
  const tClients = useTranslations('clients');
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
        <b className="flex items-center gap-1.5 font-strong">
          <bdi className="truncate">{client.name}</bdi>
          {client.has_allergies && (
            <span className="shrink-0 text-other">
              <Icon name="alert" className="size-4.5" />
              <span className="sr-only">{tClients('hasAllergies')}</span>
            </span>
          )}
        </b>
        <span className="block text-13 text-ink-soft">{facts.join(' · ')}</span>
        {client.tags.length > 0 && (
          <span className="block truncate text-13 text-ink-soft">
            <bdi>{client.tags.join(' · ')}</bdi>
          </span>
        )}
      </span>
      <Icon name="chevron-end" isFlipped className="text-ink-soft" />
    </Link>
  );
}
