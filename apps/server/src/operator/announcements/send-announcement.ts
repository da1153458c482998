import { languages } from '@tajmeelspot/language/languages.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { recordOperatorAction } from '../record-action.ts';
import { insertAddressees } from './addressee-queries.ts';
import { type AnnouncementDetailRow, lockAnnouncement, setState } from './announcement-queries.ts';
import { requireDraft } from './announcements.ts';

type StartAnnouncementInput = {
  readonly reason: string;
  /** As the preview had them. */
  readonly version: number;
  readonly addressees: number;
};

/**
 * Begins to send an announcement to those whom the preview counted, give or take those who signed up meanwhile. Throws not_found, announcement_sent,
 * announcement_changed, invalid.
 */
export async function startAnnouncement(deps: Deps, actor: MemberActor, id: number, input: StartAnnouncementInput) {
  await deps.db.transaction().execute(async (tx) => {
    const draft = requireDraft(await lockAnnouncement(tx, id));
    if (draft.version !== input.version) throw problem('announcement_changed');
    requireComplete(draft);
    const addressees = await insertAddressees(tx, id, draft);
    if (Math.abs(addressees - input.addressees) > tolerance(input.addressees)) throw problem('announcement_changed');
    const by = { started_at: toDate(deps.clock.now()), started_by: actor.member.id };
    await setState(tx, id, 'sending', by);
    const { reason } = input;
    await recordOperatorAction(deps, tx, actor, {
      kind: 'announcement_started',
      on: id,
      reason,
      after: { addressees },
    });
  });
}

/** So many may have signed up or left since the preview: one in a hundred, and always ten. */
const tolerance = (addressees: number): number => Math.max(10, Math.ceil(addressees / 100));

/** Everybody reads it in the own language. Throws invalid. */
function requireComplete({ title, short_text, email_text, channels }: AnnouncementDetailRow): void {
  const isWhole = (text: object) => languages.every((language) => language in text);
  if (!isWhole(title)) throw invalid({ title: ['every_language'] });
  if (channels.includes('email') && !isWhole(email_text)) throw invalid({ email_text: ['every_language'] });
  if (channels.some((channel) => channel !== 'email') && !isWhole(short_text))
    throw invalid({ short_text: ['every_language'] });
}

/** What an operator does with an announcement under way: the states it leads from, and the next one. */
const steps = {
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  cancel: { from: ['sending', 'paused'], to: 'cancelled' },
} as const;

/** Pauses an announcement, goes on with it, or ends it. Throws not_found, announcement_not_running. */
export async function steerAnnouncement(
  deps: Deps,
  actor: MemberActor,
  id: number,
  { step, reason }: { readonly step: keyof typeof steps; readonly reason: string },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const found = await lockAnnouncement(tx, id);
    if (!found) throw problem('not_found');
    const { from, to } = steps[step];
    if (!from.some((state) => state === found.state)) throw problem('announcement_not_running');
    await setState(tx, id, to, to === 'cancelled' ? { ended_at: toDate(deps.clock.now()) } : {});
    await recordOperatorAction(deps, tx, actor, { kind: `announcement_${to}`, on: id, reason });
  });
}
