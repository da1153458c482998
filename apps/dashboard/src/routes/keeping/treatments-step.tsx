import { useTranslations } from 'use-intl';
import { api } from '../../shell/api.ts';
import { useListings, useTeam, useTemplates } from '../../shell/keeping/keeping.ts';
import { useSave } from '../../shell/keeping/save.ts';
import { Loading } from '../../shell/states.tsx';
import { NewListingForm } from '../../services/new-listing.tsx';
import { PriceForm } from '../../services/price-form.tsx';
import type { PriceLine } from '@tajmeelspot/contract/venues/own-listings.ts';
import type { StepProps } from './step.ts';

/** The first listing with its price list; once there is one, its price list alone. */
export function TreatmentsStep({ house, onDone }: StepProps) {
  const words = useTranslations('house');
  const templates = useTemplates();
  const team = useTeam(house.id);
  const listings = useListings(house.id);
  const params = { id: String(house.id) };
  const making = useSave(
    (body: Parameters<Parameters<typeof NewListingForm>[0]['onSave']>[0]) => api().createListing({ params, body }),
    { isQuiet: true },
  );
  const first = listings.data?.at(-1);
  const pricing = useSave(
    (prices: PriceLine[]) => api().changePrices({ params: { id: String(first?.id) }, body: { prices } }),
    { isQuiet: true },
  );
  if (!templates.data || !team.data || !listings.data) return <Loading />;
  const likely = { saloon: 'hair', dental: 'dental', clinic: 'clinic' }[house.type];
  const category = templates.data.categories.find(({ name }) => name === likely)?.id ?? 1;
  if (!first) {
    return (
      <NewListingForm
        templates={templates.data}
        team={team.data}
        category={category}
        saving={making}
        submit={words('next')}
        onSave={(listing) => making.save(listing, onDone)}
      />
    );
  }
  const usual = templates.data.treatments.filter(({ category_id: of }) => of === first.category_id);
  return (
    <PriceForm
      key={first.id}
      listing={first}
      usual={usual}
      saving={pricing}
      onSave={(prices) => pricing.save(prices, onDone)}
    />
  );
}
