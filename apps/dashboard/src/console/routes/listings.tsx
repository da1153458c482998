import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../shell/language.ts';
import { siteAddress } from '../../shell/site-address.ts';
import { Fault } from '../../visit/fault.tsx';
import { Badge, type Tone } from '../parts/badge.tsx';
import { Entry, joined } from '../parts/entry.tsx';
import { Listed } from '../parts/listed.tsx';
import { ReasonDialog } from '../parts/reason-dialog.tsx';
import { Filter, SearchBar } from '../parts/search-bar.tsx';
import { api } from '../shell/api.ts';
import { useDeed } from '../shell/deeds.ts';
import { Head } from '../shell/head.tsx';
import { useFilter, useList } from '../shell/lists.ts';

const states = ['published', 'suspended', 'draft'] as const;
const tones: Record<(typeof states)[number], Tone> = { published: 'good', suspended: 'bad', draft: 'plain' };

type Listing = Awaited<ReturnType<ReturnType<typeof api>['listListings']>>['data'][number];

/** Every listing in every state. */
export function Listings() {
  const t = useTranslations('operator.listings');
  const [status, setStatus] = useFilter('status', states);
  const list = useList('listings', status ?? '', (query, signal) =>
    api().listListings({ query: { ...query, ...(status ? { status } : {}) }, signal }),
  );
  const deed = useDeed();
  const [asked, setAsked] = useState<Listing>();
  const suspend = (reason: string) =>
    deed.take(
      () => api().suspendListing({ params: { id: String(asked?.id) }, body: { reason } }),
      () => setAsked(undefined),
    );
  return (
    <>
      <Head title={t('title')} />
      <SearchBar search={list.search} setSearch={list.setSearch}>
        <Filter values={states} chosen={status} choose={setStatus} nameOf={(value) => t(`status.${value}`)} />
      </SearchBar>
      <Fault text={asked ? undefined : deed.fault} />
      <Listed list={list} empty={t('empty')}>
        {(listing) => (
          <ListingEntry
            key={listing.id}
            listing={listing}
            onSuspend={() => {
              deed.reset();
              setAsked(listing);
            }}
            onReinstate={() => deed.take(() => api().reinstateListing({ params: { id: String(listing.id) } }))}
          />
        )}
      </Listed>
      {asked && (
        <ReasonDialog
          title={t('suspendTitle', { title: asked.title })}
          lead={t('suspendLead')}
          action={t('suspend')}
          isBusy={deed.isBusy}
          fault={deed.fault}
          onSend={suspend}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

type Props = { readonly listing: Listing; readonly onSuspend: () => void; readonly onReinstate: () => void };

function ListingEntry({ listing, onSuspend, onReinstate }: Props) {
  const t = useTranslations('operator.listings');
  const words = useTranslations('operator.deed');
  const language = useLanguage();
  const { id, title, status, suspension_reason: reason } = listing;
  const look = buttonClass({ kind: 'text', size: 'small' });
  const about = (action: string) => words('about', { action, name: title });
  return (
    <Entry
      title={<bdi>{title}</bdi>}
      badge={<Badge tone={tones[status]} label={t(`status.${status}`)} />}
      facts={joined(
        listing.house,
        listing.category,
        String(id),
        listing.is_suspended_with_vendor && t('withVendor'),
        status === 'suspended' && reason !== null && t('because', { reason }),
      )}
      actions={
        <>
          <Link to={`/vendors/${listing.vendor_id}`} aria-label={about(t('vendor'))} className={look}>
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
          {status === 'suspended' && !listing.is_vendor_suspended && (
            <Button size="small" aria-label={about(t('reinstate'))} onClick={onReinstate}>
              {t('reinstate')}
            </Button>
          )}
        </>
      }
    />
  );
}
