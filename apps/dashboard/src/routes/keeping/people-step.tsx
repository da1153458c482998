import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../../shell/api.ts';
import { useTeam } from '../../shell/keeping/keeping.ts';
import { useSave } from '../../shell/keeping/save.ts';
import { PeopleList } from '../../team/people-list.tsx';
import { nobody, PersonForm } from '../../team/person-form.tsx';
import { Loading } from '../../shell/loading.tsx';
import type { StepProps } from './step.ts';

/** Who works there; the first one is asked for at once. */
export function PeopleStep({ venue, onDone }: StepProps) {
  const t = useTranslations('venue.team');
  const words = useTranslations('venue');
  const start = useTranslations('venue.start');
  const team = useTeam(venue.id);
  const [isAdding, setAdding] = useState(false);
  const params = { id: String(venue.id) };
  const { save, ...saving } = useSave((body: typeof nobody) => api().addEmployee({ params, body }), { isQuiet: true });
  if (!team.data) return <Loading />;
  const isFirst = team.data.length === 0;
  return (
    <>
      {!isFirst && <PeopleList people={team.data} />}
      {(isFirst || isAdding) && (
        <PersonForm
          key={team.data.length}
          person={nobody}
          saving={saving}
          submit={words('save')}
          onSave={(person) => save(person, () => setAdding(false))}
        />
      )}
      {!isFirst && !isAdding && (
        <div className="flex flex-wrap gap-2.5">
          <Button className="max-md:flex-1" onClick={onDone}>
            {start('now')}
          </Button>
          <Button kind="outline" onClick={() => setAdding(true)}>
            <Icon name="plus" />
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}
