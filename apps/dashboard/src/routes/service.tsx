import type { ListingFields, OwnListing, PriceLine } from '@tajmeelspot/contract/venues/own-listings.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { said } from '../fields/said.ts';
import { Section } from '../fields/form-frame.tsx';
import { CouponForm } from '../services/coupon-form.tsx';
import { PriceForm } from '../services/price-form.tsx';
import { ListingState } from '../services/publishing.tsx';
import { TeamChoice } from '../services/team-choice.tsx';
import { TextsForm } from '../services/texts-form.tsx';
import { api } from '../shell/api.ts';
import { Head } from '../shell/frame/head.tsx';
import { useDecision } from '../shell/keeping/decide.tsx';
import { useListing, useTeam, useTemplates } from '../shell/keeping/keeping.ts';
import { useSave } from '../shell/keeping/save.ts';
import { useLanguage } from '../shell/language.ts';
import { Failed, Loading } from '../shell/states.tsx';
import { Fault } from '../visit/fault.tsx';
import { ListingPictures } from './keeping/listing-pictures.tsx';
import { PublishListing } from './keeping/publish-listing.tsx';

/** One listing, each part of it on a card of its own. */
export function Service() {
  const t = useTranslations('house.services');
  const language = useLanguage();
  const { id = '' } = useParams();
  const asked = useListing(Number(id));
  return (
    <>
      <Head title={asked.data ? said(asked.data.title, language) : t('title')}>
        {asked.data && <ListingState status={asked.data.status} />}
      </Head>
      {asked.isPending && <Loading />}
      {asked.isError && !asked.data && <Failed error={asked.error} retry={() => void asked.refetch()} />}
      {asked.data && <Parts key={asked.data.id} listing={asked.data} />}
    </>
  );
}

function Parts({ listing }: { readonly listing: OwnListing }) {
  const t = useTranslations('house.services');
  const words = useTranslations('house.pictures');
  const templates = useTemplates();
  const params = { id: String(listing.id) };
  const texts = useSave((body: ListingFields) => api().changeListing({ params, body }));
  const coupon = useSave((body: ListingFields) => api().changeListing({ params, body }));
  const pricing = useSave((prices: PriceLine[]) => api().changePrices({ params, body: { prices } }));
  if (!templates.data) return <Loading />;
  const usual = templates.data.treatments.filter(({ category_id: of }) => of === listing.category_id);
  // Lines that were new have ids once they are saved.
  const lines = listing.prices.map(({ id }) => id).join();
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
      <div className="grid min-w-0 gap-6">
        <Section id="prices" title={t('prices')}>
          <PriceForm key={lines} listing={listing} usual={usual} saving={pricing} onSave={(all) => pricing.save(all)} />
        </Section>
        <Section id="texts" title={t('texts')}>
          <TextsForm
            listing={listing}
            templates={templates.data}
            saving={texts}
            onSave={(fields) => texts.save(fields)}
          />
        </Section>
      </div>
      <div className="grid min-w-0 gap-6 max-lg:row-start-1">
        <Section id="publish" title={t('publish')}>
          <PublishListing listing={listing} />
        </Section>
        <Section id="pictures" title={words('title')}>
          <ListingPictures listing={listing} />
        </Section>
        <Section id="team" title={t('team')}>
          <TeamOf listing={listing} />
        </Section>
        <Section id="coupon" title={t('coupon')} text={t('couponText')}>
          <CouponForm listing={listing} saving={coupon} onSave={(fields) => coupon.save(fields)} />
        </Section>
      </div>
    </div>
  );
}

function TeamOf({ listing }: { readonly listing: OwnListing }) {
  const words = useTranslations('house');
  const team = useTeam(listing.house_id);
  const [chosen, setChosen] = useState(listing.employee_ids);
  const { decide, over, isBusy, fault } = useDecision();
  if (!team.data) return <Loading />;
  const params = { id: String(listing.id) };
  const save = () =>
    decide((decided) => api().changeServiceTeam({ params, body: { employee_ids: chosen, ...decided } }));
  return (
    <>
      <TeamChoice team={team.data} chosen={chosen} onChange={setChosen} />
      <Fault text={fault} />
      <Button className="md:justify-self-start" isBusy={isBusy} onClick={save}>
        {words('save')}
      </Button>
      {over}
    </>
  );
}
