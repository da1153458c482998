import type { PictureReportReason } from '@tajmeelspot/contract/picture-kinds.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import * as queries from './picture-report-queries.ts';

type ReportPictureInput = { reason: PictureReportReason; text?: string | null | undefined };

/** Reports a picture of a venue's work to the operator; the first report of each user counts. Throws not_found, own_picture. */
export async function reportPicture(
  { db, clock }: Deps,
  { member }: MemberActor,
  id: number,
  { reason, text }: ReportPictureInput,
): Promise<void> {
  const found = await queries.findShownPicture(db, member.id, id);
  if (!found) throw problem('not_found');
  if (found.isOwn) throw problem('own_picture');
  const given = { picture_id: id, user_id: member.id, reason, text: text ?? '' };
  await queries.insertPictureReport(db, { ...given, created_at: toDate(clock.now()) });
}
