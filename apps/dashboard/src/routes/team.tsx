import type { OwnEmployee, EmployeeFields } from '@tajmeelspot/contract/venues/own-venues.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { said } from '../fields/said.ts';
import { api } from '../shell/api.ts';
import { Head } from '../shell/frame/head.tsx';
import { useVenue } from '../shell/house.tsx';
import { useDecision } from '../shell/keeping/decide.tsx';
import { useTeam } from '../shell/keeping/keeping.ts';
import { useSave } from '../shell/keeping/save.ts';
import { useLanguage } from '../shell/language.ts';
import { LoadError } from '../shell/load-error.tsx';
import { Loading } from '../shell/loading.tsx';
import { PeopleList } from '../team/people-list.tsx';
import { nobody, PersonForm } from '../team/person-form.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';

/** Who works at the venue: somebody comes, changes, leaves, returns. */
export function Team() {
  const t = useTranslations('venue.team');
  const { venue } = useVenue();
  const asked = useTeam(venue.id);
  const [opened, setOpened] = useState<OwnEmployee | 'new'>();
  const { decide, over, isBusy, errorMessage } = useDecision();
  const employ = ({ id, is_active: isActive, daily_cap }: OwnEmployee) =>
    decide((decided) =>
      api().changeEmployment({ params: { id: String(id) }, body: { is_active: !isActive, daily_cap, ...decided } }),
    );
  return (
    <>
      <Head title={t('title')} />
      <Button className="md:justify-self-start" onClick={() => setOpened('new')}>
        <Icon name="plus" />
        {t('add')}
      </Button>
      <ErrorMessage text={errorMessage} />
      {asked.isPending && <Loading />}
      {asked.isError && !asked.data && <LoadError error={asked.error} retry={() => void asked.refetch()} />}
      {asked.data && (
        <section
          aria-label={t('title')}
          className="min-w-0 rounded-card bg-surface px-4 shadow-rest inset-ring inset-ring-line md:px-6"
        >
          {asked.data.length === 0 && <p className="py-6 text-ink-soft">{t('none')}</p>}
          <PeopleList people={asked.data} isBusy={isBusy} onChange={setOpened} onEmploy={employ} />
        </section>
      )}
      {opened && <Editor person={opened} venueId={venue.id} onClose={() => setOpened(undefined)} />}
      {over}
    </>
  );
}

type EditorProps = { readonly person: OwnEmployee | 'new'; readonly venueId: number; readonly onClose: () => void };

function Editor({ person, venueId, onClose }: EditorProps) {
  const t = useTranslations('venue.team');
  const words = useTranslations('venue');
  const tFrame = useTranslations('frame');
  const language = useLanguage();
  const { save, ...saving } = useSave((body: EmployeeFields) =>
    person === 'new'
      ? api().addEmployee({ params: { id: String(venueId) }, body })
      : api().changeEmployee({ params: { id: String(person.id) }, body }),
  );
  const asking = useDecision({ isQuiet: true });
  // Some customers have asked for a woman: what becomes of them is settled before anything is kept.
  const send = (given: EmployeeFields) => {
    const keep = () => save(given, onClose);
    if (person === 'new' || given.gender === person.gender) return keep();
    const { id, is_active, daily_cap } = person;
    const body = { is_active, daily_cap, gender: given.gender };
    asking.decide(
      (decided) => api().changeEmployment({ params: { id: String(id) }, body: { ...body, ...decided } }),
      keep,
    );
  };
  const title = person === 'new' ? t('add') : t('edit', { name: said(person.name, language) });
  return (
    <Dialog isOpen isSheet onClose={onClose} label={title} closeLabel={tFrame('close')}>
      <div className="grid gap-4">
        <h2 className="pe-8 text-18">{title}</h2>
        <PersonForm
          person={person === 'new' ? nobody : person}
          saving={{
            ...saving,
            isBusy: saving.isBusy || asking.isBusy,
            errorMessage: saving.errorMessage ?? asking.errorMessage,
          }}
          submit={words('save')}
          onSave={send}
        />
      </div>
      {asking.over}
    </Dialog>
  );
}
