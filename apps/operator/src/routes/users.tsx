import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { UserEntry } from '../users/user-entry.tsx';
import { Listed } from '../parts/entry-list.tsx';
import { OperatorReasonDialog } from '../parts/operator-reason-dialog.tsx';
import { Filter, SearchBar } from '../parts/search-bar.tsx';
import { api } from '../shell/api.ts';
import { useOperatorAction } from '../shell/operator-action.ts';
import { downloadFile } from '@tajmeelspot/ui/download-file.ts';
import { Head } from '../shell/head.tsx';
import { useFilter, useList } from '../shell/lists.ts';

const roles = ['customer', 'vendor', 'operator'] as const;

type OperatorUser = Awaited<ReturnType<ReturnType<typeof api>['listUsers']>>['data'][number];
type OpenUserQuestion = {
  readonly user: OperatorUser;
  readonly question: 'block' | 'erase' | 'removeSecondFactor' | 'releaseNumber';
};

/** Every account. */
export function Users() {
  const t = useTranslations('operator.users');
  const locale = useLocale();
  const [role, setRole] = useFilter('role', roles);
  const list = useList('users', role ?? '', (query, signal) =>
    api().listUsers({ query: { ...query, ...(role ? { role } : {}) }, signal }),
  );
  const action = useOperatorAction();
  const [opened, setOpened] = useState<OpenUserQuestion>();
  const open = (question: OpenUserQuestion['question']) => (user: OperatorUser) => {
    action.reset();
    setOpened({ user, question });
  };
  const params = ({ id }: OperatorUser) => ({ params: { id: String(id) } });
  return (
    <>
      <Head title={t('title')} />
      <SearchBar search={list.search} setSearch={list.setSearch}>
        <Filter values={roles} chosen={role} choose={setRole} nameOf={(value) => t(`role.${value}`)} />
      </SearchBar>
      <ErrorMessage text={opened ? undefined : action.errorMessage} />
      <Listed list={list} empty={t('empty')}>
        {(user) => (
          <UserEntry
            key={user.id}
            user={user}
            locale={locale}
            onLogOut={() => action.take(() => api().endUserSessions(params(user)))}
            onUnblock={() => action.take(() => api().unblockUser(params(user)))}
            onExport={() => action.take(() => download(user))}
            onBlock={() => open('block')(user)}
            onRemoveSecondFactor={() => open('removeSecondFactor')(user)}
            onReleaseNumber={() => open('releaseNumber')(user)}
            onErase={() => open('erase')(user)}
          />
        )}
      </Listed>
      {opened && <Question opened={opened} action={action} onClose={() => setOpened(undefined)} />}
    </>
  );

  /** Fetches everything about somebody and gives it to the browser as a file. */
  async function download(user: OperatorUser) {
    const everything = await api().exportUser(params(user));
    downloadFile(`person-${user.id}.json`, [JSON.stringify(everything, null, 2)], 'application/json');
    return { message: t('export') };
  }
}

type UserQuestionProps = {
  readonly opened: OpenUserQuestion;
  readonly action: ReturnType<typeof useOperatorAction>;
  readonly onClose: () => void;
};

function Question({ opened: { user, question }, action, onClose }: UserQuestionProps) {
  const t = useTranslations('operator.users');
  const params = { id: String(user.id) };
  const calls = {
    block: (reason: string) => api().blockUser({ params, body: { reason } }),
    erase: (reason: string) => api().eraseUser({ params, body: { reason } }),
    releaseNumber: (reason: string) => api().releaseUserNumber({ params, body: { reason } }),
    removeSecondFactor: (reason: string) => api().removeUserSecondFactor({ params, body: { reason } }),
  };
  const send = (reason: string) => action.take(() => calls[question](reason), onClose);
  return (
    <OperatorReasonDialog
      title={t(`${question}Title`, { name: user.name })}
      lead={t(`${question}Lead`)}
      action={t(question)}
      isBusy={action.isBusy}
      errorMessage={action.errorMessage}
      onSend={send}
      onClose={onClose}
    />
  );
}
