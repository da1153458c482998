import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../shell/language.ts';
import { Fault } from '../../visit/fault.tsx';
import { PersonEntry } from '../people/person-entry.tsx';
import { Listed } from '../parts/listed.tsx';
import { ReasonDialog } from '../parts/reason-dialog.tsx';
import { Filter, SearchBar } from '../parts/search-bar.tsx';
import { api } from '../shell/api.ts';
import { useDeed } from '../shell/deeds.ts';
import { download } from '../shell/download.ts';
import { Head } from '../shell/head.tsx';
import { useFilter, useList } from '../shell/lists.ts';

const roles = ['customer', 'vendor', 'operator'] as const;

type Person = Awaited<ReturnType<ReturnType<typeof api>['listUsers']>>['data'][number];
type Asked = { readonly person: Person; readonly question: 'block' | 'erase' };

/** Every account. */
export function People() {
  const t = useTranslations('operator.people');
  const language = useLanguage();
  const [role, setRole] = useFilter('role', roles);
  const list = useList('people', role ?? '', (query, signal) =>
    api().listUsers({ query: { ...query, ...(role ? { role } : {}) }, signal }),
  );
  const deed = useDeed();
  const [asked, setAsked] = useState<Asked>();
  const ask = (question: Asked['question']) => (person: Person) => {
    deed.reset();
    setAsked({ person, question });
  };
  const params = ({ id }: Person) => ({ params: { id: String(id) } });
  return (
    <>
      <Head title={t('title')} />
      <SearchBar search={list.search} setSearch={list.setSearch}>
        <Filter values={roles} chosen={role} choose={setRole} nameOf={(value) => t(`role.${value}`)} />
      </SearchBar>
      <Fault text={asked ? undefined : deed.fault} />
      <Listed list={list} empty={t('empty')}>
        {(person) => (
          <PersonEntry
            key={person.id}
            person={person}
            language={language}
            onLogOut={() => deed.take(() => api().endUserSessions(params(person)))}
            onUnblock={() => deed.take(() => api().unblockUser(params(person)))}
            onExport={() => deed.take(() => keep(person))}
            onBlock={() => ask('block')(person)}
            onErase={() => ask('erase')(person)}
          />
        )}
      </Listed>
      {asked && <Question asked={asked} deed={deed} onClose={() => setAsked(undefined)} />}
    </>
  );

  /** Fetches everything about somebody and gives it to the browser as a file. */
  async function keep(person: Person) {
    const everything = await api().exportUser(params(person));
    download(`person-${person.id}.json`, 'application/json', JSON.stringify(everything, null, 2));
    return { message: t('export') };
  }
}

type PeopleQuestionProps = {
  readonly asked: Asked;
  readonly deed: ReturnType<typeof useDeed>;
  readonly onClose: () => void;
};

function Question({ asked: { person, question }, deed, onClose }: PeopleQuestionProps) {
  const t = useTranslations('operator.people');
  const params = { id: String(person.id) };
  const send = (reason: string) =>
    deed.take(
      () =>
        question === 'block'
          ? api().blockUser({ params, body: { reason } })
          : api().eraseUser({ params, body: { reason } }),
      onClose,
    );
  return (
    <ReasonDialog
      title={t(`${question}Title`, { name: person.name })}
      lead={t(`${question}Lead`)}
      action={t(question)}
      isBusy={deed.isBusy}
      fault={deed.fault}
      onSend={send}
      onClose={onClose}
    />
  );
}
