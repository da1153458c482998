import type { ServiceFields, OwnService, TreatmentFields } from '@tajmeelspot/contract/venues/own-services.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { said } from '../fields/said.ts';
import { Section } from '../fields/form-frame.tsx';
import { CouponForm } from '../services/coupon-form.tsx';
import { PriceForm } from '../services/price-form.tsx';
import { ServiceState } from '../services/publishing.tsx';
import { TeamChoice } from '../services/team-choice.tsx';
import { TextsForm } from '../services/texts-form.tsx';
import { api } from '../shell/api.ts';
import { Head } from '../shell/frame/head.tsx';
import { useDecision } from '../shell/keeping/decide.tsx';
import { useService, useTeam, useTemplates } from '../shell/keeping/keeping.ts';
import { useSave } from '../shell/keeping/save.ts';
import { useLanguage } from '../shell/language.ts';
import { LoadError } from '../shell/load-error.tsx';
import { Loading } from '../shell/loading.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { ServicePictures } from './keeping/listing-pictures.tsx';
import { PublishService } from './keeping/publish-listing.tsx';

/** One service, each part of it on a card of its own. */
export function Service() {
  const t = useTranslations('venue.services');
  const language = useLanguage();
  const { id = '' } = useParams();
  const asked = useService(Number(id));
  return (
    <>
      <Head title={asked.data ? said(asked.data.title, language) : t('title')}>
        {asked.data && <ServiceState status={asked.data.status} />}
      </Head>
      {asked.isPending && <Loading />}
      {asked.isError && !asked.data && <LoadError error={asked.error} retry={() => void asked.refetch()} />}
      {asked.data && <Parts key={asked.data.id} service={asked.data} />}
    </>
  );
}

function Parts({ service }: { readonly service: OwnService }) {
  const t = useTranslations('venue.services');
  const words = useTranslations('venue.pictures');
  const templates = useTemplates();
  const params = { id: String(service.id) };
  const texts = useSave((body: ServiceFields) => api().changeService({ params, body }));
  const coupon = useSave((body: ServiceFields) => api().changeService({ params, body }));
  const pricing = useSave((treatments: TreatmentFields[]) => api().changeTreatments({ params, body: { treatments } }));
  if (!templates.data) return <Loading />;
  const usual = templates.data.treatments.filter(({ category_id: of }) => of === service.category_id);
  // Lines that were new have ids once they are saved.
  const lines = service.treatments.map(({ id }) => id).join();
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
      <div className="grid min-w-0 gap-6">
        <Section id="publish" title={t('publish')}>
          <PublishService service={service} />
        </Section>
        <Section id="prices" title={t('prices')}>
          <PriceForm key={lines} service={service} usual={usual} saving={pricing} onSave={(all) => pricing.save(all)} />
        </Section>
        <Section id="texts" title={t('texts')}>
          <TextsForm
            service={service}
            templates={templates.data}
            saving={texts}
            onSave={(fields) => texts.save(fields)}
          />
        </Section>
      </div>
      <div className="grid min-w-0 gap-6">
        <Section id="pictures" title={words('title')}>
          <ServicePictures service={service} />
        </Section>
        <Section id="team" title={t('team')}>
          <TeamOf service={service} />
        </Section>
        <Section id="coupon" title={t('coupon')} text={t('couponText')}>
          <CouponForm service={service} saving={coupon} onSave={(fields) => coupon.save(fields)} />
        </Section>
      </div>
    </div>
  );
}

function TeamOf({ service }: { readonly service: OwnService }) {
  const words = useTranslations('venue');
  const team = useTeam(service.venue_id);
  const [chosen, setChosen] = useState(service.employee_ids);
  const { decide, over, isBusy, errorMessage } = useDecision();
  if (!team.data) return <Loading />;
  const params = { id: String(service.id) };
  const save = () =>
    decide((decided) => api().changeServiceTeam({ params, body: { employee_ids: chosen, ...decided } }));
  return (
    <>
      <TeamChoice team={team.data} chosen={chosen} onChange={setChosen} />
      <ErrorMessage text={errorMessage} />
      <Button className="md:justify-self-start" isBusy={isBusy} onClick={save}>
        {words('save')}
      </Button>
      {over}
    </>
  );
}
