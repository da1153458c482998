import { useTranslations } from 'use-intl';
import { VenueForm } from '../../keeping/house-form.tsx';
import { api } from '../../shell/api.ts';
import { useTemplates } from '../../shell/keeping/keeping.ts';
import { useSave } from '../../shell/keeping/save.ts';
import { Loading } from '../../shell/loading.tsx';
import type { StepProps } from './step.ts';

/** What is said of the venue. */
export function VenueStep({ venue, onDone }: StepProps) {
  const words = useTranslations('venue');
  const templates = useTemplates();
  const { progress: _, id, ...fields } = venue;
  const { save, ...saving } = useSave(
    (body: typeof fields) => api().changeVenue({ params: { id: String(id) }, body }),
    { isQuiet: true },
  );
  if (!templates.data) return <Loading />;
  return (
    <VenueForm
      venue={fields}
      cities={templates.data.cities}
      saving={saving}
      submit={words('next')}
      onSave={(given) => save(given, onDone)}
    />
  );
}
