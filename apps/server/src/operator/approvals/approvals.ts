import type { Approval, ApprovalEntry } from '@tajmeelspot/contract/operator/approvals.ts';
import type { ApprovalKind, Decision } from '@tajmeelspot/contract/operator/kinds.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { readDocument } from '#app/integrations/pictures/pictures.ts';
import { insertOrUpdateLicence } from '../vendors/vendor-queries.ts';
import { dropPicturesNow } from '#app/venues/venues.ts';
import { recordOperatorAction } from '../record-action.ts';
import { answerHours } from '../rules.ts';
import * as queries from './approval-queries.ts';
import type { DecidedPicture } from './picture-queries.ts';
import * as facts from './approval-fact-queries.ts';
import { decidePictureOf, findPictureFacts } from './pictures.ts';

/** What waits for an operator, by its deadline, and how many of each kind. */
export async function listApprovals(deps: Deps, { language }: MemberActor, kind: ApprovalKind | undefined) {
  const [data, counts] = await Promise.all([
    queries.listWaiting(deps.db, language, kind, answerHours),
    queries.countWaiting(deps.db),
  ]);
  return { data, counts };
}

/** One that waits, with all that helps to decide. Throws not_found. */
export async function findApproval(
  deps: Deps,
  { language }: MemberActor,
  which: queries.ApprovalKey,
): Promise<Approval> {
  const entry = await queries.findWaiting(deps.db, language, which, answerHours);
  if (!entry) throw problem('not_found');
  const [venue, licence, text, picture] = await Promise.all([
    facts.findVenueFacts(deps.db, language, entry.venue.id),
    which.kind === 'licence' ? facts.findLicenceFacts(deps.db, language, which.id) : undefined,
    which.kind === 'text' ? facts.findTextFacts(deps.db, language, which.id) : undefined,
    findPictureFacts(deps, language, which),
  ]);
  if (!venue) throw problem('not_found');
  const { language: ownersLanguage, ...venueFacts } = venue;
  return {
    ...entry,
    language: ownersLanguage,
    venue_facts: venueFacts,
    licence: licence ?? null,
    text: text ?? null,
    picture: picture ?? null,
  };
}

/** The document of a licence that was handed in; the look is recorded. Throws not_found, storage_unavailable. */
export async function findApprovalDocument(deps: Deps, actor: MemberActor, id: number) {
  const document = await queries.findDocument(deps.db, id);
  if (document === undefined) throw problem('not_found');
  const bytes = await readDocument(deps.files, document);
  await recordOperatorAction(deps, deps.db, actor, { kind: 'document_seen', on: id });
  return bytes;
}

type DecideApprovalInput = { readonly decision: Decision; readonly reply: string };

/** Decides about what waits, and lets its owner know. Throws not_found where it does not wait any more. */
export async function decideApproval(
  deps: Deps,
  actor: MemberActor,
  which: queries.ApprovalKey,
  input: DecideApprovalInput,
) {
  const entry = await deps.db.transaction().execute(async (tx) => {
    const found = await queries.findWaiting(tx, actor.language, which, answerHours);
    if (!found) throw problem('not_found');
    await decide[which.kind](deps, tx, actor, { entry: found, ...input });
    const { decision, reply } = input;
    await deps.outbox.add(tx, { kind: 'operator.decided', about: which.kind, id: which.id, decision, reply });
    return found;
  });
  deps.changes.publish(['services', `times-${entry.venue.id}`, `venue-${entry.venue.id}`]);
  await dropPicturesNow(deps);
}

type DecisionInput = DecideApprovalInput & { readonly entry: ApprovalEntry };
type Decide = (deps: Deps, tx: Database, actor: MemberActor, decision: DecisionInput) => Promise<void>;

const decide: Record<ApprovalKind, Decide> = {
  venue: async (deps, tx, actor, { entry, decision, reply }) => {
    const given = decisionOf(deps, actor, { approve: 'approved', ask: 'asked', reject: 'declined' }[decision], reply);
    if (!(await queries.decideVenue(tx, entry.id, given))) throw problem('not_found');
    if (decision === 'approve') await queries.approveVenue(tx, entry.id, given.now);
    await record(deps, tx, actor, { entry, decision, reply, kind: 'venue' });
  },
  licence: async (deps, tx, actor, { entry, decision, reply }) => {
    const given = decisionOf(deps, actor, { approve: 'approved', ask: 'asked', reject: 'rejected' }[decision], reply);
    const application = await queries.decideApplication(tx, entry.id, given);
    if (!application) throw problem('not_found');
    if (decision === 'approve') {
      await insertOrUpdateLicence(tx, { ...application, verified_by: actor.member.id, verified_at: given.now });
    }
    const { class: licenceClass, number, expires_on } = application;
    await record(deps, tx, actor, {
      entry,
      decision,
      reply,
      kind: 'licence',
      after: { class: licenceClass, number, expires_on },
    });
  },
  text: async (deps, tx, actor, { entry, decision, reply }) => {
    const given = decisionOf(deps, actor, decision === 'approve' ? 'approved' : 'declined', reply);
    const found = await queries.decideText(tx, entry.id, given);
    if (!found) throw problem('not_found');
    const after = { service: entry.id, words: found.found_words.join(', ') };
    await record(deps, tx, actor, { entry, decision, reply, kind: 'text', after });
  },
  work_picture: (deps, tx, actor, given) => decidePicture(deps, tx, actor, 'work_picture', given),
  review_picture: (deps, tx, actor, given) => decidePicture(deps, tx, actor, 'review_picture', given),
  portrait: (deps, tx, actor, given) => decidePicture(deps, tx, actor, 'portrait', given),
};

async function decidePicture(
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  kind: DecidedPicture['kind'],
  { entry, decision, reply }: DecisionInput,
) {
  const isApproved = decision === 'approve';
  await decidePictureOf(deps, tx, actor, { kind, id: entry.id }, { isApproved, reply, from: 'waiting' });
  await record(deps, tx, actor, { entry, decision, reply, kind });
}

const decisionOf = (deps: Deps, actor: MemberActor, state: string, reply: string) => ({
  state,
  reply: reply || null,
  by: actor.member.id,
  now: toDate(deps.clock.now()),
});

type DecisionRecord = DecisionInput & {
  readonly kind: ApprovalKind;
  readonly after?: Readonly<Record<string, string | number>>;
};

const record = (
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  { entry, decision, reply, kind, after }: DecisionRecord,
) =>
  recordOperatorAction(deps, tx, actor, {
    kind: `${kind}_${pastOf[decision]}`,
    on: entry.id,
    venue: entry.venue.id,
    ...(after ? { after } : {}),
    ...(reply ? { reason: reply } : {}),
  });

const pastOf = { approve: 'approved', ask: 'asked', reject: 'rejected' } as const;
