import type { ServiceFields, OwnService, TreatmentFields } from '@tajmeelspot/contract/venues/own-services.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { textIn } from '../../fields/localized-text.ts';
import { SectionCard } from '../../fields/form-frame.tsx';
import { CouponForm } from '../../services/coupon-form.tsx';
import { TreatmentsForm } from '../../services/treatments-form.tsx';
import { ServiceStatusBadge } from '../../services/publication-panel.tsx';
import { TeamChoice } from '../../services/team-choice.tsx';
import { TextsForm } from '../../services/texts-form.tsx';
import { useCustomersGender } from '../../shell/customers-gender.ts';
import { api } from '../../shell/api.ts';
import { Head } from '../../shell/frame/head.tsx';
import { useScheduleChange } from '../../shell/venue/use-schedule-change.tsx';
import { useRegistry } from '../../services/procedures/use-registry.ts';
import { useOwnService, useOwnEmployees, useTemplates } from '../../shell/venue/venue-queries.ts';
import { useSave } from '../../shell/venue/use-save.ts';
import { useLanguage } from '../../shell/language.ts';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { ServicePictures } from './service-pictures.tsx';
import { ServiceResources } from './service-resources.tsx';
import { ServicePublication } from './service-publication.tsx';

/** One service, each part of it on a card of its own. */
export function Service() {
  const t = useTranslations('venue.services');
  const language = useLanguage();
  const { id = '' } = useParams();
  const query = useOwnService(Number(id));
  return (
    <>
      <Head title={query.data ? textIn(query.data.title, language) : t('title')}>
        {query.data && <ServiceStatusBadge status={query.data.status} />}
      </Head>
      <LoadState of={query} />
      {query.data && <ServiceSections key={query.data.id} service={query.data} />}
    </>
  );
}

function ServiceSections({ service }: { readonly service: OwnService }) {
  const t = useTranslations('venue.services');
  const templates = useTemplates();
  const registry = useRegistry(service.venue_id);
  const params = { id: String(service.id) };
  const texts = useSave((body: ServiceFields) => api().changeService({ params, body }));
  const treatmentList = useSave((treatments: TreatmentFields[]) =>
    api().changeTreatments({ params, body: { treatments } }),
  );
  if (!templates.data || !registry) return <LoadState of={templates} />;
  // Lines that were new have ids once they are saved.
  const treatmentIds = service.treatments.map(({ id }) => id).join();
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
      <div className="grid min-w-0 gap-6">
        <SectionCard id="publish" title={t('publish')}>
          <ServicePublication service={service} />
        </SectionCard>
        <SectionCard id="prices" title={t('prices')}>
          <TreatmentsForm
            key={treatmentIds}
            service={service}
            registry={registry}
            saving={treatmentList}
            onSave={treatmentList.save}
          />
        </SectionCard>
        <SectionCard id="texts" title={t('texts')}>
          <TextsForm service={service} templates={templates.data} saving={texts} onSave={texts.save} />
        </SectionCard>
      </div>
      <ServiceSideSections service={service} />
    </div>
  );
}

/** What a service shows beside its texts on a wide screen. */
function ServiceSideSections({ service }: { readonly service: OwnService }) {
  const t = useTranslations('venue.services');
  const tPictures = useTranslations('venue.pictures');
  const tResources = useTranslations('venue.resources');
  const gender = useCustomersGender();
  const params = { id: String(service.id) };
  const coupon = useSave((body: ServiceFields) => api().changeService({ params, body }));
  return (
    <div className="grid min-w-0 gap-6">
      <SectionCard id="pictures" title={tPictures('title')}>
        <ServicePictures service={service} />
      </SectionCard>
      <SectionCard id="team" title={t('team')}>
        <ServiceTeam service={service} />
      </SectionCard>
      <SectionCard id="resources" title={tResources('service')} text={tResources('serviceText')}>
        <ServiceResources service={service} />
      </SectionCard>
      <SectionCard id="coupon" title={t('coupon')} text={t('couponText', { gender })}>
        <CouponForm service={service} saving={coupon} onSave={coupon.save} />
      </SectionCard>
    </div>
  );
}

function ServiceTeam({ service }: { readonly service: OwnService }) {
  const tVenue = useTranslations('venue');
  const team = useOwnEmployees(service.venue_id);
  const [chosen, setChosen] = useState(service.employee_ids);
  const { change: decide, dialog: over, isBusy, errorMessage } = useScheduleChange();
  if (!team.data) return <LoadState of={team} />;
  const params = { id: String(service.id) };
  const save = () =>
    decide((decided) => api().changeServiceTeam({ params, body: { employee_ids: chosen, ...decided } }));
  return (
    <>
      <TeamChoice team={team.data} chosen={chosen} onChange={setChosen} />
      <ErrorMessage text={errorMessage} />
      <Button className="md:justify-self-start" isBusy={isBusy} onClick={save}>
        {tVenue('save')}
      </Button>
      {over}
    </>
  );
}
