import { toDigits } from '@tajmeelspot/language/numbers.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../shell/language.ts';
import { useLocale } from '../shell/locale.ts';
import { siteAddress } from '@tajmeelspot/ui/app/site-address.ts';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { Badge, type Tone } from '@tajmeelspot/ui/badge.tsx';
import { Entry, joined } from '../parts/entry.tsx';
import { Listed } from '../parts/entry-list.tsx';
import { OperatorReasonDialog } from '../parts/operator-reason-dialog.tsx';
import { Filter, SearchBar } from '../parts/search-bar.tsx';
import { api } from '../shell/api.ts';
import { useOperatorAction } from '../shell/operator-action.ts';
import { Head } from '../shell/head.tsx';
import { useFilter, useList } from '../shell/lists.ts';

const states = ['published', 'suspended', 'draft'] as const;
const tones: Record<(typeof states)[number], Tone> = { published: 'good', suspended: 'bad', draft: 'plain' };

type OperatorService = Awaited<ReturnType<ReturnType<typeof api>['listOperatorServices']>>['data'][number];

/** Every service in every state. */
export function Services() {
  const t = useTranslations('operator.services');
  const [status, setStatus] = useFilter('status', states);
  const list = useList('services', status ?? '', (query, signal) =>
    api().listOperatorServices({ query: { ...query, ...(status ? { status } : {}) }, signal }),
  );
  const action = useOperatorAction();
  const [suspending, setSuspending] = useState<OperatorService>();
  const suspend = (reason: string) =>
    action.take(
      () => api().suspendService({ params: { id: String(suspending?.id) }, body: { reason } }),
      () => setSuspending(undefined),
    );
  return (
    <>
      <Head title={t('title')} />
      <SearchBar search={list.search} setSearch={list.setSearch}>
        <Filter values={states} chosen={status} choose={setStatus} nameOf={(value) => t(`status.${value}`)} />
      </SearchBar>
      <ErrorMessage text={suspending ? undefined : action.errorMessage} />
      <Listed list={list} empty={t('empty')}>
        {(service) => (
          <ServiceEntry
            key={service.id}
            service={service}
            onSuspend={() => {
              action.reset();
              setSuspending(service);
            }}
            onReinstate={() => action.take(() => api().reinstateService({ params: { id: String(service.id) } }))}
          />
        )}
      </Listed>
      {suspending && (
        <OperatorReasonDialog
          title={t('suspendTitle', { title: suspending.title })}
          lead={t('suspendLead')}
          action={t('suspend')}
          isBusy={action.isBusy}
          errorMessage={action.errorMessage}
          onSend={suspend}
          onClose={() => setSuspending(undefined)}
        />
      )}
    </>
  );
}

type ServicesProps = {
  readonly service: OperatorService;
  readonly onSuspend: () => void;
  readonly onReinstate: () => void;
};

function ServiceEntry({ service, onSuspend, onReinstate }: ServicesProps) {
  const t = useTranslations('operator.services');
  const tAction = useTranslations('operator.action');
  const language = useLanguage();
  const locale = useLocale();
  const { id, title, status, suspension_reason: reason } = service;
  const look = buttonClass({ kind: 'text', size: 'small' });
  const about = (action: string) => tAction('about', { action, name: title });
  return (
    <Entry
      title={<bdi>{title}</bdi>}
      badge={<Badge tone={tones[status]} label={t(`status.${status}`)} />}
      facts={joined(
        service.venue,
        service.category,
        toDigits(locale, String(id)),
        service.is_suspended_with_vendor && t('withVendor'),
        status === 'suspended' && reason !== null && t('because', { reason }),
      )}
      actions={
        <>
          <Link to={`/vendors/${service.vendor_id}`} aria-label={about(t('vendor'))} className={look}>
            {t('vendor')}
          </Link>
          {status === 'published' && (
            <>
              <a href={siteAddress(language, `/listing-details/${id}`)} aria-label={about(t('show'))} className={look}>
                {t('show')}
              </a>
              <Button kind="outline" size="small" aria-label={about(t('suspend'))} onClick={onSuspend}>
                {t('suspend')}
              </Button>
            </>
          )}
          {status === 'suspended' && !service.is_vendor_suspended && (
            <Button size="small" aria-label={about(t('reinstate'))} onClick={onReinstate}>
              {t('reinstate')}
            </Button>
          )}
        </>
      }
    />
  );
}
