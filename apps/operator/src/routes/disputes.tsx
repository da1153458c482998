import { Badge, type Tone } from '@tajmeelspot/ui/badge.tsx';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { DisputeDecisions } from '../parts/dispute-decisions.tsx';
import { Entry, joined } from '../parts/entry.tsx';
import { Listed } from '../parts/entry-list.tsx';
import { dayOf, momentOf } from '../parts/moments.ts';
import { OperatorReasonDialog } from '../parts/operator-reason-dialog.tsx';
import { Filter, SearchBar } from '../parts/search-bar.tsx';
import { api } from '../shell/api.ts';
import { Head } from '../shell/head.tsx';
import { useFilter, useList } from '../shell/lists.ts';
import { useLocale } from '../shell/locale.ts';
import { useOperatorAction } from '../shell/operator-action.ts';

const states = ['open', 'upheld', 'dismissed'] as const;
const tones: Record<(typeof states)[number], Tone> = { open: 'waiting', upheld: 'good', dismissed: 'plain' };

type Dispute = Awaited<ReturnType<ReturnType<typeof api>['listNoShowDisputes']>>['data'][number];
type DisputeChoice = { readonly dispute: Dispute; readonly decision: 'uphold' | 'dismiss' | 'reopen' };

/** No-shows that customers say are wrong. */
export function Disputes() {
  const t = useTranslations('operator.disputes');
  const [state, setState] = useFilter('state', states);
  const [one, showAll] = useOne();
  const list = useList('disputes', `${state} ${JSON.stringify(one)}`, (query, signal) =>
    api().listNoShowDisputes({ query: { ...query, ...one, ...(state ? { state } : {}) }, signal }),
  );
  const [choice, setChoice] = useState<DisputeChoice>();
  return (
    <>
      <Head title={t('title')} />
      <SearchBar search={list.search} setSearch={list.setSearch}>
        <Filter values={states} chosen={state} choose={setState} nameOf={(value) => t(`state.${value}`)} />
      </SearchBar>
      {Object.keys(one).length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 text-15 text-ink-soft">
          {t('ofOne')}
          <Button kind="text" size="small" onClick={showAll}>
            {t('showAll')}
          </Button>
        </p>
      )}
      <Listed list={list} empty={t('empty')}>
        {(dispute) => (
          <DisputeEntry key={dispute.id} dispute={dispute} onDecide={(decision) => setChoice({ dispute, decision })} />
        )}
      </Listed>
      {choice && <DecisionDialog choice={choice} onClose={() => setChoice(undefined)} />}
    </>
  );
}

/** The venue or the account that the address asks for alone. */
function useOne(): [{ venue?: string; customer?: string }, () => void] {
  const [address, setAddress] = useSearchParams();
  const [venue, customer] = [address.get('venue'), address.get('customer')];
  const showAll = () =>
    setAddress((former) => {
      former.delete('venue');
      former.delete('customer');
      return former;
    });
  return [{ ...(venue ? { venue } : {}), ...(customer ? { customer } : {}) }, showAll];
}

type DisputeEntryProps = {
  readonly dispute: Dispute;
  readonly onDecide: (decision: DisputeChoice['decision']) => void;
};

function DisputeEntry({ dispute, onDecide }: DisputeEntryProps) {
  const t = useTranslations('operator.disputes');
  const about = useTranslations('operator.action');
  const locale = useLocale();
  const { state, customer, venue, treatment } = dispute;
  const name = t('about', { customer, venue });
  return (
    <Entry
      title={name}
      badge={<Badge tone={tones[state]} label={t(`state.${state}`)} />}
      facts={joined(
        treatment,
        momentOf(locale, dispute.starts_at),
        t('disputed', { day: dayOf(locale, dispute.created_at) }),
      )}
      actions={
        <>
          <Link
            to={`/bookings/${dispute.id}`}
            aria-label={about('about', { action: t('openBooking'), name })}
            className={buttonClass({ kind: 'text', size: 'small' })}
          >
            {t('openBooking')}
          </Link>
          {(state === 'open' ? (['dismiss', 'uphold'] as const) : (['reopen'] as const)).map((decision) => (
            <Button
              key={decision}
              kind="outline"
              size="small"
              aria-label={about('about', { action: t(decision), name })}
              onClick={() => onDecide(decision)}
            >
              {t(decision)}
            </Button>
          ))}
        </>
      }
    >
      <div className="grid gap-3">
        <DisputeFacts dispute={dispute} />
        <DisputeDecisions decisions={dispute.decisions} />
      </div>
    </Entry>
  );
}

/** What speaks for the customer, and how often the venue was wrong. */
function DisputeFacts({ dispute }: Pick<DisputeEntryProps, 'dispute'>) {
  const t = useTranslations('operator.disputes');
  const locale = useLocale();
  const { checked_in_at: arrival, attendance_confirmed_at: confirmation } = dispute;
  return (
    <ul className="grid gap-1 text-15">
      <DisputeFact
        isFor={arrival !== null}
        text={arrival === null ? t('notCheckedIn') : t('checkedIn', { time: momentOf(locale, arrival) })}
      />
      <DisputeFact
        isFor={confirmation !== null}
        text={confirmation === null ? t('notConfirmed') : t('confirmed', { time: momentOf(locale, confirmation) })}
      />
      <DisputeFact
        isFor={dispute.venue_upheld > 0}
        text={t('venue', { noShows: dispute.venue_no_shows, upheld: dispute.venue_upheld })}
      />
    </ul>
  );
}

function DisputeFact({ isFor, text }: { readonly isFor: boolean; readonly text: string }) {
  return (
    <li className="flex items-start gap-2">
      <Icon
        name={isFor ? 'check' : 'minus'}
        className={`mt-1 size-4 shrink-0 ${isFor ? 'text-confirmed' : 'text-ink-soft'}`}
      />
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </li>
  );
}

/** Asks for the reason of a decision, which stays beside every later one. */
function DecisionDialog({
  choice: { dispute, decision },
  onClose,
}: {
  readonly choice: DisputeChoice;
  readonly onClose: () => void;
}) {
  const t = useTranslations('operator.disputes');
  const action = useOperatorAction();
  const params = { id: String(dispute.id) };
  const decide = (reason: string) =>
    action.take(() => {
      const call = { params, body: { reason } };
      if (decision === 'reopen') return api().reopenNoShowDispute(call);
      return decision === 'uphold' ? api().upholdNoShowDispute(call) : api().dismissNoShowDispute(call);
    }, onClose);
  return (
    <OperatorReasonDialog
      title={t(decision)}
      lead={t(`${decision}Lead`, { customer: dispute.customer })}
      action={t(decision)}
      isBusy={action.isBusy}
      errorMessage={action.errorMessage}
      onSend={decide}
      onClose={onClose}
    />
  );
}
