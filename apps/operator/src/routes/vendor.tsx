import type { LicenceClass } from '@tajmeelspot/contract/licence-classes.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { VenueEntry } from '../vendors/venue-entry.tsx';
import { type GivenLicence, LicenceDialog } from '../vendors/licence-dialog.tsx';
import { Badge } from '@tajmeelspot/ui/badge.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { Entries, joined } from '../parts/entry.tsx';
import { dayOf } from '../parts/moments.ts';
import { OperatorReasonDialog } from '../parts/operator-reason-dialog.tsx';
import { api } from '../shell/api.ts';
import { useOperatorAction } from '../shell/operator-action.ts';
import { Head } from '../shell/head.tsx';

const ask = async (id: string, signal: AbortSignal) => (await api().findVendor({ params: { id }, signal })).data;

type VendorDetails = Awaited<ReturnType<typeof ask>>;

/** A vendor with the venues and their licences. */
export function Vendor() {
  const t = useTranslations('operator.vendors');
  const { id = '' } = useParams();
  const asked = useQuery({ queryKey: ['vendor', id], queryFn: ({ signal }) => ask(id, signal) });
  return (
    <>
      <Head title={asked.data?.name ?? t('one')} />
      <Link to="/vendors" className={`${buttonClass({ kind: 'text', size: 'small' })} justify-self-start`}>
        <Icon name="chevron-start" isFlipped />
        {t('back')}
      </Link>
      <LoadState of={asked} />
      {asked.data && (
        <>
          <Standing vendor={asked.data} />
          <Venues vendor={asked.data} />
        </>
      )}
    </>
  );
}

function Standing({ vendor }: { readonly vendor: VendorDetails }) {
  const t = useTranslations('operator.vendors');
  const locale = useLocale();
  const action = useOperatorAction();
  const [isAsking, setAsking] = useState(false);
  const params = { id: String(vendor.id) };
  const suspended = vendor.suspended_at;
  return (
    <section className="grid gap-4 rounded-card bg-surface p-5 inset-ring inset-ring-line">
      <div className="flex flex-wrap items-center gap-3">
        {suspended ? <Badge tone="bad" label={t('suspended')} /> : <Badge tone="good" label={t('active')} />}
        <bdi>{vendor.email ?? vendor.phone}</bdi>
        {vendor.phone !== null && <bdi dir="ltr">{vendor.phone}</bdi>}
      </div>
      <p className="text-15 text-ink-soft">
        {joined(
          t('venues', { count: vendor.venues }),
          t('published', { count: vendor.published }),
          t('since', { day: dayOf(locale, vendor.created_at) }),
        )}
      </p>
      {suspended !== null && (
        <p className="text-15">
          {t('because', { day: dayOf(locale, suspended), reason: vendor.suspension_reason ?? '' })}
        </p>
      )}
      <div>
        {suspended ? (
          <Button
            size="small"
            isBusy={action.isBusy}
            onClick={() => action.take(() => api().reinstateVendor({ params }))}
          >
            {t('reinstate')}
          </Button>
        ) : (
          <Button kind="outline" size="small" onClick={() => setAsking(true)}>
            {t('suspend')}
          </Button>
        )}
      </div>
      {isAsking && <Suspending vendor={vendor} onClose={() => setAsking(false)} />}
    </section>
  );
}

function Suspending({ vendor, onClose }: { readonly vendor: VendorDetails; readonly onClose: () => void }) {
  const t = useTranslations('operator.vendors');
  const action = useOperatorAction();
  const params = { id: String(vendor.id) };
  return (
    <OperatorReasonDialog
      title={t('suspendTitle', { name: vendor.name })}
      lead={t('suspendLead')}
      action={t('suspend')}
      isBusy={action.isBusy}
      errorMessage={action.errorMessage}
      onSend={(reason) => action.take(() => api().suspendVendor({ params, body: { reason } }), onClose)}
      onClose={onClose}
    />
  );
}

function Venues({ vendor }: { readonly vendor: VendorDetails }) {
  const t = useTranslations('operator.vendors');
  const action = useOperatorAction();
  const [venue, setVenue] = useState<VendorDetails['venue_list'][number]>();
  const close = () => {
    action.reset();
    setVenue(undefined);
  };
  const save = (body: GivenLicence) =>
    action.take(() => api().setLicence({ params: { id: String(venue?.id) }, body }), close);
  const remove = (id: number, kind: LicenceClass) =>
    action.take(() => api().removeLicence({ params: { id: String(id), class: kind } }));
  return (
    <section className="grid gap-3">
      <h2 className="text-18">{t('venueTitle')}</h2>
      {vendor.venue_list.length === 0 && (
        <p className="rounded-card bg-surface p-5 text-ink-soft inset-ring inset-ring-line">{t('noVenue')}</p>
      )}
      {vendor.venue_list.length > 0 && (
        <Entries>
          {vendor.venue_list.map((one) => (
            <VenueEntry
              key={one.id}
              venue={one}
              onVerify={() => setVenue(one)}
              onRemove={(kind) => remove(one.id, kind)}
            />
          ))}
        </Entries>
      )}
      {venue && (
        <LicenceDialog
          venue={venue.name}
          preferred={venue.missing[0]}
          isBusy={action.isBusy}
          errorMessage={action.errorMessage}
          errors={action.errors}
          onSend={save}
          onClose={close}
        />
      )}
    </section>
  );
}
