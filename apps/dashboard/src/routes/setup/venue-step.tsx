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
  const { save, ...saving } = useSave(
    (body: typeof fields) => api().changeVenue({ params: { id: String(id) }, body }),
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
