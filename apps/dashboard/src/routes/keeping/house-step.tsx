import { useTranslations } from 'use-intl';
import { HouseForm } from '../../keeping/house-form.tsx';
import { api } from '../../shell/api.ts';
import { useTemplates } from '../../shell/keeping/keeping.ts';
import { useSave } from '../../shell/keeping/save.ts';
import { Loading } from '../../shell/states.tsx';
import type { StepProps } from './step.ts';

/** What is said of the house. */
export function HouseStep({ house, onDone }: StepProps) {
  const words = useTranslations('house');
  const templates = useTemplates();
  const { progress: _, id, ...fields } = house;
  const { save, ...saving } = useSave(
    (body: typeof fields) => api().changeHouse({ params: { id: String(id) }, body }),
    { isQuiet: true },
  );
  if (!templates.data) return <Loading />;
  return (
    <HouseForm
      house={fields}
      cities={templates.data.cities}
      saving={saving}
      submit={words('next')}
      onSave={(given) => save(given, onDone)}
    />
  );
}
