import type { NewVenueFields } from '@tajmeelspot/contract/venues/own-venues.ts';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { useTranslations } from 'use-intl';
import { VenueForm } from '../../venue/venue-form.tsx';
import { api } from '../../shell/api.ts';
import { useTemplates } from '../../shell/venue/venue-queries.ts';
import { useSave } from '../../shell/venue/use-save.ts';
import type { SetupStepProps } from './setup-step-props.ts';

/** What is said of the venue. */
export function VenueStep({ venue, onDone }: SetupStepProps) {
  const tVenue = useTranslations('venue');
  const templates = useTemplates();
  const { progress: _, approval: _approval, id, ...fields } = venue;
  const params = { id: String(id) };
  const { save, ...saving } = useSave(
    async ({ is_women_only, ...body }: NewVenueFields) => {
      // Nothing is booked yet, so it breaks nothing.
      if (is_women_only !== venue.is_women_only)
        await api().changeAudience({ params, body: { is_women_only, resolutions: [] } });
      return api().changeVenue({ params, body });
    },
    { isQuiet: true },
  );
  if (!templates.data) return <LoadState of={templates} />;
  return (
    <VenueForm
      venue={fields}
      cities={templates.data.cities}
      saving={saving}
      submit={tVenue('next')}
      onSave={(input) => save(input, onDone)}
    />
  );
}
