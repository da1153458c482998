import type { LicenceApplicationFields } from '@tajmeelspot/contract/venues/licences.ts';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SectionCard } from '../../fields/form-frame.tsx';
import { ApplicationItem } from './application-item.tsx';
import { LicenceForm } from '../../licences/licence-form.tsx';
import { HeldLicences, NeededLicences } from '../../licences/licence-lists.tsx';
import { api } from '../../shell/api.ts';
import { Head } from '../../shell/frame/head.tsx';
import { useVenue } from '../../shell/venue-provider.tsx';
import { useSave } from '../../shell/venue/use-save.ts';
import { useVenueLicences } from '../../shell/venue/venue-queries.ts';

/** What a venue holds, what its treatments need, and what it has handed in. */
export function Licences() {
  const t = useTranslations('venue.licences');
  const { venue } = useVenue();
  const query = useVenueLicences(venue.id);
  return (
    <>
      <Head title={t('title')} />
      <p className="max-w-160 text-ink-soft">{t('lead')}</p>
      <LoadState of={query} />
      {query.data && (
        <div key={venue.id} className="grid gap-6 lg:grid-cols-2 lg:items-start">
          <div className="grid min-w-0 gap-6">
            <SectionCard id="needed" title={t('needed')}>
              <NeededLicences needed={query.data.needed} />
            </SectionCard>
            <SectionCard id="held" title={t('held')}>
              <HeldLicences licences={query.data.licences} />
            </SectionCard>
          </div>
          <div className="grid min-w-0 gap-6">
            <SectionCard id="applications" title={t('applications')}>
              {query.data.applications.length === 0 && <p className="text-15">{t('applicationsNone')}</p>}
              <ul className="grid gap-4 empty:hidden">
                {query.data.applications.map((application) => (
                  <ApplicationItem key={application.id} application={application} />
                ))}
              </ul>
            </SectionCard>
            <NewApplication venueId={venue.id} />
          </div>
        </div>
      )}
    </>
  );
}

function NewApplication({ venueId }: { readonly venueId: number }) {
  const t = useTranslations('venue.licences');
  const [count, setCount] = useState(0);
  const { save, ...saving } = useSave((body: LicenceApplicationFields) =>
    api().createLicenceApplication({ params: { id: String(venueId) }, body }),
  );
  return (
    <SectionCard id="add" title={t('add')} text={t('addText')}>
      <LicenceForm key={count} saving={saving} onSave={(fields) => save(fields, () => setCount(count + 1))} />
    </SectionCard>
  );
}
