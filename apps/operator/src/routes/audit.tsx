import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { Entry } from '../parts/entry.tsx';
import { Listed } from '../parts/entry-list.tsx';
import { momentOf } from '../parts/moments.ts';
import { SearchBar } from '../parts/search-bar.tsx';
import { api } from '../shell/api.ts';
import { Head } from '../shell/head.tsx';
import { useList } from '../shell/lists.ts';

type AuditEntry = Awaited<ReturnType<ReturnType<typeof api>['listAudit']>>['data'][number];

/** Who did what. */
export function Log() {
  const t = useTranslations('operator.audit');
  const list = useList('audit', '', (query, signal) => api().listAudit({ query, signal }));
  return (
    <>
      <Head title={t('title')} lead={t('lead')} />
      <SearchBar search={list.search} setSearch={list.setSearch} />
      <Listed list={list} empty={t('empty')}>
        {(entry) => <LogEntry key={entry.id} entry={entry} />}
      </Listed>
    </>
  );
}

function LogEntry({ entry }: { readonly entry: AuditEntry }) {
  const t = useTranslations('operator.audit');
  const locale = useLocale();
  return (
    <Entry
      title={
        <bdi dir="ltr" className="tabular-nums">
          {entry.kind}
        </bdi>
      }
      facts={
        <>
          {momentOf(locale, entry.created_at)} · <bdi>{entry.user?.email ?? t('visitor')}</bdi>
          {entry.address !== '' && (
            <>
              {' · '}
              <bdi dir="ltr">{entry.address}</bdi>
            </>
          )}
        </>
      }
    >
      <details className="text-15">
        <summary className="inline-flex min-h-11 items-center font-strong text-lapis">{t('details')}</summary>
        <pre
          dir="ltr"
          className="rounded-control bg-surface-sunk px-4 py-3 font-sans text-13 wrap-anywhere whitespace-pre-wrap"
        >
          {JSON.stringify(JSON.parse(entry.detail), null, 2)}
        </pre>
        <p className="mt-1 text-13 wrap-anywhere text-ink-soft">{t('request', { id: entry.request_id })}</p>
      </details>
    </Entry>
  );
}
