import type { AnnouncementDraft } from '@tajmeelspot/contract/operator/announcements.ts';
import { type Language, languages } from '@tajmeelspot/language/languages.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { defaultOrder, toAnnouncementPage } from '#app/messages/messages.ts';
import { recordOperatorAction } from '../record-action.ts';
import { type OperatorListInput, toPage } from '../rules.ts';
import { countAddressees } from './addressee-queries.ts';
import * as queries from './announcement-queries.ts';

/** A page of announcements. */
export async function listAnnouncements(
  deps: Deps,
  { language }: MemberActor,
  { search = '', cursor, limit, recipients }: OperatorListInput & { recipients?: string | undefined },
) {
  const page = { search, cursor, limit: limit + 1, recipients };
  return toPage(await queries.listAnnouncements(deps.db, language, page), limit);
}

/** An announcement with how far it is. Throws not_found. */
export async function findAnnouncement(deps: Deps, id: number) {
  const { outcome, ...found } = await requireAnnouncement(deps, id);
  return { ...found, progress: outcome?.channels ?? (await queries.listProgress(deps.db, id)) };
}

async function requireAnnouncement({ db }: Deps, id: number) {
  const found = await queries.findAnnouncement(db, id);
  if (!found) throw problem('not_found');
  return found;
}

/** Enters a draft; gives its number. Throws invalid. */
export async function createAnnouncement(deps: Deps, actor: MemberActor, draft: AnnouncementDraft): Promise<number> {
  requireFitting(draft);
  return deps.db.transaction().execute(async (tx) => {
    const by = { by: actor.member.id, now: toDate(deps.clock.now()) };
    const id = await queries.insertAnnouncement(tx, draft, by);
    await recordOperatorAction(deps, tx, actor, { kind: 'announcement_created', on: id });
    return id;
  });
}

/** Replaces a draft. Throws not_found, announcement_sent, invalid. */
export async function changeAnnouncement(deps: Deps, actor: MemberActor, id: number, draft: AnnouncementDraft) {
  requireFitting(draft);
  await deps.db.transaction().execute(async (tx) => {
    requireDraft(await queries.lockAnnouncement(tx, id));
    await queries.updateAnnouncement(tx, id, draft);
    await recordOperatorAction(deps, tx, actor, { kind: 'announcement_changed', on: id });
  });
}

/** Removes a draft. Throws not_found, announcement_sent. */
export async function removeAnnouncement(deps: Deps, actor: MemberActor, id: number): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { title } = requireDraft(await queries.lockAnnouncement(tx, id));
    await queries.deleteAnnouncement(tx, id);
    await recordOperatorAction(deps, tx, actor, { kind: 'announcement_removed', on: id, before: title });
  });
}

/** An announcement that was not sent yet. Throws not_found, announcement_sent. */
export function requireDraft(found: queries.AnnouncementDetailRow | undefined): queries.AnnouncementDetailRow {
  if (!found) throw problem('not_found');
  if (found.state !== 'draft') throw problem('announcement_sent');
  return found;
}

/** Marketing goes by email to who asked for it, and subscribers asked for nothing else. Throws invalid. */
function requireFitting({ purpose, recipients, channels, city_id, category_id }: AnnouncementDraft): void {
  if (recipients === 'subscribers' && purpose !== 'marketing') throw invalid({ purpose: ['not_together'] });
  if (recipients === 'subscribers' && city_id !== null) throw invalid({ city_id: ['not_together'] });
  if (recipients === 'subscribers' && category_id !== null) throw invalid({ category_id: ['not_together'] });
  if (purpose === 'marketing' && channels.some((channel) => channel !== 'email'))
    throw invalid({ channels: ['not_together'] });
}

/** What it says in each language, and how many would get it now. Throws not_found. */
export async function previewAnnouncement(deps: Deps, id: number) {
  const found = await requireAnnouncement(deps, id);
  const counted = await countAddressees(deps.db, found, offered(deps, found.channels), defaultOrder);
  const toText = (language: Language) => {
    const { [language]: title = '' } = found.title;
    const { [language]: short_text = '' } = found.short_text;
    const { [language]: body } = found.email_text;
    const hasEmail = body !== undefined && found.channels.includes('email');
    return { language, title, short_text, email: hasEmail ? toAnnouncementPage(title, body) : null };
  };
  return { version: found.version, ...counted, texts: languages.map(toText) };
}

/** The channels that this installation has. */
const offered = ({ env, channels: open }: Deps, channels: AnnouncementDraft['channels']) =>
  channels.filter((name) => name === 'email' || open[name].isConfigured || env.isDemo);

/** Sends it to the operator alone, a message by each channel. Throws not_found. */
export async function testAnnouncement(deps: Deps, { member }: MemberActor, id: number): Promise<void> {
  const { channels } = await requireAnnouncement(deps, id);
  await deps.db.transaction().execute(async (tx) => {
    const events = channels.map((channel) => ({
      kind: 'operator.announcement_tested' as const,
      announcementId: id,
      userId: member.id,
      channel,
    }));
    await deps.outbox.add(tx, ...events);
  });
}
