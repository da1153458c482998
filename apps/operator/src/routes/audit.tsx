import { type AuditKind, auditKinds } from '@tajmeelspot/contract/operator/audit-kinds.ts';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { AuditDetails } from '../audit/audit-details.tsx';
import { AuditKindField } from '../audit/audit-kind-field.tsx';
import type { StoredDetail } from '../audit/use-audit-texts.ts';
import { Entry } from '../parts/entry.tsx';
import { Listed } from '../parts/entry-list.tsx';
import { momentOf } from '../parts/moments.ts';
import { SearchBar } from '../parts/search-bar.tsx';
import { api } from '../shell/api.ts';
import { Head } from '../shell/head.tsx';
import { useFilter, useList } from '../shell/lists.ts';

type AuditEntry = Awaited<ReturnType<ReturnType<typeof api>['listAudit']>>['data'][number];

/** Who did what. */
export function Log() {
  const t = useTranslations('operator.audit');
  const [kind, setKind] = useFilter('kind', auditKinds);
  const list = useList('audit', kind ?? '', (query, signal) =>
    api().listAudit({ query: { ...query, ...(kind ? { kind } : {}) }, signal }),
  );
  return (
    <>
      <Head title={t('title')} lead={t('lead')} />
      <SearchBar search={list.search} setSearch={list.setSearch}>
        <AuditKindField chosen={kind} choose={setKind} />
      </SearchBar>
      <Listed list={list} empty={t('empty')}>
        {(entry) => <LogEntry key={entry.id} entry={entry} />}
      </Listed>
    </>
  );
}

/** What the command at the server writes in the place of an address. */
const atServer = 'console';

function LogEntry({ entry }: { readonly entry: AuditEntry }) {
  const t = useTranslations('operator.audit');
  const locale = useLocale();
  const { kind } = entry;
  return (
    <Entry
      title={isAuditKind(kind) ? t(`kinds.${kind}`) : <bdi dir="ltr">{kind}</bdi>}
      facts={
        <>
          {momentOf(locale, entry.created_at)} · <bdi>{entry.user?.email ?? t('visitor')}</bdi>
          {entry.address !== '' && (
            <>
              {' · '}
              {entry.address === atServer ? t('atServer') : <bdi dir="ltr">{entry.address}</bdi>}
            </>
          )}
        </>
      }
    >
      <details className="text-15">
        <summary className="inline-flex min-h-11 items-center font-strong text-lapis">{t('opened')}</summary>
        <AuditDetails kind={kind} detail={JSON.parse(entry.detail) as StoredDetail} />
        <p className="mt-1 text-13 wrap-anywhere text-ink-soft">{t('request', { id: entry.request_id })}</p>
      </details>
    </Entry>
  );
}

const isAuditKind = (kind: string): kind is AuditKind => auditKinds.some((one) => one === kind);
