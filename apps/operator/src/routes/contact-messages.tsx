import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { Badge } from '@tajmeelspot/ui/badge.tsx';
import { Entry } from '../parts/entry.tsx';
import { Listed } from '../parts/entry-list.tsx';
import { momentOf } from '../parts/moments.ts';
import { Filter, SearchBar } from '../parts/search-bar.tsx';
import { api } from '../shell/api.ts';
import { useOperatorAction } from '../shell/operator-action.ts';
import { Head } from '../shell/head.tsx';
import { useFilter, useList } from '../shell/lists.ts';

const states = ['open', 'answered'] as const;

type Message = Awaited<ReturnType<ReturnType<typeof api>['listContactMessages']>>['data'][number];

/** What visitors have written. */
export function Messages() {
  const t = useTranslations('operator.messages');
  const [state, setState] = useFilter('state', states);
  const list = useList('messages', state ?? '', (query, signal) =>
    api().listContactMessages({ query: { ...query, ...(state ? { state } : {}) }, signal }),
  );
  const action = useOperatorAction();
  const mark = ({ id, answered_at: at }: Message) =>
    action.take(() => api().markContactMessage({ params: { id: String(id) }, body: { is_answered: at === null } }));
  return (
    <>
      <Head title={t('title')} />
      <SearchBar search={list.search} setSearch={list.setSearch}>
        <Filter values={states} chosen={state} choose={setState} nameOf={(value) => t(`state.${value}`)} />
      </SearchBar>
      <ErrorMessage text={action.errorMessage} />
      <Listed list={list} empty={t('empty')}>
        {(message) => <MessageEntry key={message.id} message={message} onMark={() => mark(message)} />}
      </Listed>
    </>
  );
}

function MessageEntry({ message, onMark }: { readonly message: Message; readonly onMark: () => void }) {
  const t = useTranslations('operator.messages');
  const locale = useLocale();
  const isOpen = message.answered_at === null;
  const address = `mailto:${encodeURIComponent(message.email)}?subject=${encodeURIComponent(`TajmeelSpot: ${message.subject}`)}`;
  return (
    <Entry
      title={<bdi>{message.name}</bdi>}
      badge={<Badge tone={isOpen ? 'waiting' : 'good'} label={t(`state.${isOpen ? 'open' : 'answered'}`)} />}
      facts={
        <>
          <bdi>{message.email}</bdi>
          {message.phone !== null && (
            <>
              {' · '}
              <bdi dir="ltr">{message.phone}</bdi>
            </>
          )}
          {` · ${t('subject', { subject: message.subject })} · ${momentOf(locale, message.created_at)}`}
        </>
      }
      actions={
        <>
          <a href={address} className={buttonClass({ kind: 'outline', size: 'small' })}>
            {t('answer')}
          </a>
          <Button kind={isOpen ? 'primary' : 'outline'} size="small" onClick={onMark}>
            {t(isOpen ? 'mark' : 'unmark')}
          </Button>
        </>
      }
    >
      <p className="rounded-control bg-surface-sunk px-4 py-3 text-15 wrap-anywhere whitespace-pre-line" dir="auto">
        {message.message}
      </p>
    </Entry>
  );
}
