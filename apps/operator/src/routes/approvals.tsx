import { workSubjects } from '@tajmeelspot/contract/picture-kinds.ts';
import type { ApprovalEntry } from '@tajmeelspot/contract/operator/approvals.ts';
import { type ApprovalKind, approvalKinds, type Decision } from '@tajmeelspot/contract/operator/kinds.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { EmptyState } from '@tajmeelspot/ui/empty-state.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { DecisionForm } from '../approvals/decision-form.tsx';
import { LicenceFacts } from '../approvals/licence-facts.tsx';
import { PictureFacts } from '../approvals/picture-facts.tsx';
import { TextFacts } from '../approvals/text-facts.tsx';
import { VenueFacts } from '../approvals/venue-facts.tsx';
import { joined } from '../parts/entry.tsx';
import { momentOf } from '../parts/moments.ts';
import { Filter } from '../parts/search-bar.tsx';
import { api } from '../shell/api.ts';
import { Head } from '../shell/head.tsx';
import { useFilter } from '../shell/lists.ts';
import { useLocale } from '../shell/locale.ts';
import { useOperatorAction } from '../shell/operator-action.ts';
import { useApprovalQueue } from '../shell/use-approval-queue.ts';

/** What waits for an operator, and beside it the chosen one with all that helps to decide. */
export function Approvals() {
  const t = useTranslations('operator.approvals');
  const locale = useLocale();
  const { about, id } = useParams();
  const kindOfChosen = approvalKinds.find((kind) => kind === about);
  const [kind, setKind] = useFilter('kind', approvalKinds);
  const asked = useApprovalQueue(kind);
  const nameOf = (value: ApprovalKind) =>
    t('kindCount', { kind: t(`kind.${value}`), count: formatNumber(locale, asked.data?.counts[value] ?? 0) });
  const isChosen = kindOfChosen !== undefined && id !== undefined;
  return (
    <>
      <Head title={t('title')} />
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <section aria-label={t('queue')} className={`grid gap-3 ${isChosen ? 'max-lg:hidden' : ''}`}>
          <Filter values={approvalKinds} chosen={kind} choose={setKind} nameOf={nameOf} />
          <LoadState of={asked} />
          {asked.data?.data.length === 0 && <EmptyState isList title={t('empty')} />}
          {asked.data && asked.data.data.length > 0 && <Queue entries={asked.data.data} />}
        </section>
        {isChosen ? (
          <Chosen key={`${kindOfChosen} ${id}`} about={kindOfChosen} id={id} />
        ) : (
          <p className="text-ink-soft max-lg:hidden">{t('choose')}</p>
        )}
      </div>
    </>
  );
}

function Queue({ entries }: { readonly entries: readonly ApprovalEntry[] }) {
  const t = useTranslations('operator.approvals');
  const locale = useLocale();
  const about = useAbout();
  const { about: kind, id } = useParams();
  const [address] = useSearchParams();
  return (
    <ul className="overflow-hidden rounded-card bg-surface inset-ring inset-ring-line">
      {entries.map((entry) => (
        <li key={`${entry.kind} ${entry.id}`} className="border-b border-line last:border-b-0">
          <Link
            to={{ pathname: `/approvals/${entry.kind}/${entry.id}`, search: address.toString() }}
            aria-current={entry.kind === kind && String(entry.id) === id ? 'true' : undefined}
            className="block px-4 py-3 -outline-offset-2 aria-[current=true]:bg-lapis-tint"
          >
            <b className="block font-strong wrap-anywhere">
              <bdi>{entry.venue.name}</bdi>
            </b>
            <span className="block text-15 text-ink-soft wrap-anywhere">{about(entry)}</span>
            <span className="block text-13 text-ink-soft">
              {joined(entry.venue.city, t('due', { time: momentOf(locale, entry.due_at) }))}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Says in words what waits. */
function useAbout(): (entry: ApprovalEntry) => string {
  const t = useTranslations('operator.approvals');
  const tClasses = useTranslations('operator.vendors.classes');
  return ({ kind, about }) => {
    if (kind === 'venue') return t(about[0] === 'renamed' ? 'renamed' : 'first');
    if (kind === 'text') return joined(t('textTitle'), ...about);
    if (kind === 'review_picture') return t('pictures.besideReview');
    if (kind === 'portrait') return t('pictures.portrait');
    if (kind === 'work_picture') {
      return joined(...workSubjects.filter((one) => about.includes(one)).map((one) => t(`pictures.subjects.${one}`)));
    }
    return joined(...about.map((one) => tClasses(one as Parameters<typeof tClasses>[0])));
  };
}

type ChosenProps = { readonly about: ApprovalKind; readonly id: string };

function Chosen({ about, id }: ChosenProps) {
  const t = useTranslations('operator.approvals');
  const locale = useLocale();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const queue = { pathname: '/approvals', search: address.toString() };
  const asked = useQuery({
    queryKey: ['approval', about, id],
    queryFn: async ({ signal }) => (await api().findApproval({ params: { about, id }, signal })).data,
  });
  const approval = asked.data;
  const action = useOperatorAction();
  const decide = (decision: Decision, reply: string) =>
    action.take(async () => {
      const answer = await api().decideApproval({ params: { about, id }, body: { decision, reply } });
      // Before everything is asked for again: what is decided is no longer there.
      void navigate(queue);
      return answer;
    });
  return (
    <section aria-label={approval?.venue.name ?? t('one')} className="grid min-w-0 gap-4">
      <Link to={queue} className={`${buttonClass({ kind: 'text', size: 'small' })} justify-self-start lg:hidden`}>
        <Icon name="chevron-start" isFlipped />
        {t('back')}
      </Link>
      <LoadState of={asked} />
      {approval && (
        <>
          <header>
            <h2 className="text-22 wrap-anywhere">
              <bdi>{approval.venue.name}</bdi>
            </h2>
            <p className="text-15 text-ink-soft">
              {joined(t(`kind.${about}`), `${t('since')} ${momentOf(locale, approval.waiting_since)}`)}
            </p>
          </header>
          {approval.licence && <LicenceFacts licence={approval.licence} />}
          {approval.text && <TextFacts text={approval.text} />}
          {approval.picture && <PictureFacts kind={about} facts={approval.picture} />}
          {about === 'venue' && <VenueFacts venue={approval.venue_facts} />}
          <DecisionForm language={approval.language} action={action} onSend={decide} />
          {about !== 'venue' && <VenueFacts venue={approval.venue_facts} />}
        </>
      )}
    </section>
  );
}
