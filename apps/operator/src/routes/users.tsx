import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../shell/language.ts';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { PersonEntry } from '../users/user-entry.tsx';
import { Listed } from '../parts/entry-list.tsx';
import { ReasonDialog } from '../parts/reason-dialog.tsx';
import { Filter, SearchBar } from '../parts/search-bar.tsx';
import { api } from '../shell/api.ts';
import { useOperatorAction } from '../shell/operator-action.ts';
import { downloadFile } from '@tajmeelspot/ui/download-file.ts';
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
  const action = useOperatorAction();
  const [asked, setAsked] = useState<Asked>();
  const ask = (question: Asked['question']) => (person: Person) => {
    action.reset();
    setAsked({ person, question });
  };
  const params = ({ id }: Person) => ({ params: { id: String(id) } });
  return (
    <>
      <Head title={t('title')} />
      <SearchBar search={list.search} setSearch={list.setSearch}>
        <Filter values={roles} chosen={role} choose={setRole} nameOf={(value) => t(`role.${value}`)} />
      </SearchBar>
      <ErrorMessage text={asked ? undefined : action.errorMessage} />
      <Listed list={list} empty={t('empty')}>
        {(person) => (
          <PersonEntry
            key={person.id}
            person={person}
            language={language}
            onLogOut={() => action.take(() => api().endUserSessions(params(person)))}
            onUnblock={() => action.take(() => api().unblockUser(params(person)))}
            onExport={() => action.take(() => keep(person))}
            onBlock={() => ask('block')(person)}
            onErase={() => ask('erase')(person)}
          />
        )}
      </Listed>
      {asked && <Question asked={asked} action={action} onClose={() => setAsked(undefined)} />}
    </>
  );

  /** Fetches everything about somebody and gives it to the browser as a file. */
  async function keep(person: Person) {
    const everything = await api().exportUser(params(person));
    downloadFile(`person-${person.id}.json`, [JSON.stringify(everything, null, 2)], 'application/json');
    return { message: t('export') };
  }
}

type PeopleQuestionProps = {
  readonly asked: Asked;
  readonly action: ReturnType<typeof useOperatorAction>;
  readonly onClose: () => void;
};

function Question({ asked: { person, question }, action, onClose }: PeopleQuestionProps) {
  const t = useTranslations('operator.people');
  const params = { id: String(person.id) };
  const send = (reason: string) =>
    action.take(
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
      isBusy={action.isBusy}
      errorMessage={action.errorMessage}
      onSend={send}
      onClose={onClose}
    />
  );
}
