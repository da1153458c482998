import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { readPicture } from '#app/integrations/pictures/picture-names.ts';
import { dropPicturesNow } from '#app/venues/venues.ts';
import * as queries from './review-report-queries.ts';
import { type OperatorListInput, toPage } from '../rules.ts';
import { recordOperatorAction } from '../record-action.ts';

/** A page of review reports. */
export async function listReviewReports(
  deps: Deps,
  { language }: MemberActor,
  input: OperatorListInput & { status?: string | undefined },
) {
  const { search = '', cursor, limit, status } = input;
  const found = await queries.listReviewReports(deps.db, language, { search, cursor, limit: limit + 1, status });
  return toPage(
    found.map(({ review, ...report }) => ({ ...report, review: review && withPictures(deps, review) })),
    limit,
  );
}

const withPictures = <Review extends { readonly pictures: readonly { readonly id: number; readonly name: string }[] }>(
  { env }: Deps,
  review: Review,
) => ({
  ...review,
  pictures: review.pictures.flatMap(({ id, name }) => {
    const shown = readPicture(env.basePath, name);
    return shown ? [{ ...shown, id }] : [];
  }),
});

/** Removes a review for good. The service's mean follows by trigger. Throws not_found. */
export async function removeReview(deps: Deps, actor: MemberActor, id: number, reason: string): Promise<void> {
  const service = await deps.db.transaction().execute(async (tx) => {
    const gone = await queries.removeReview(tx, id, toDate(deps.clock.now()));
    if (!gone) throw problem('not_found');
    const { service_id, user_id, rating, comment } = gone;
    const before = { service: service_id, author: user_id, rating, comment };
    await recordOperatorAction(deps, tx, actor, { kind: 'review_removed', on: id, reason, before });
    return service_id;
  });
  deps.changes.publish([`service-${service}`, 'services']);
  await dropPicturesNow(deps);
}

/** Dismisses a report; the review stays. Throws not_found. */
export async function dismissReviewReport(deps: Deps, actor: MemberActor, id: number): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    if (!(await queries.dismissReviewReport(tx, id, toDate(deps.clock.now())))) throw problem('not_found');
    await recordOperatorAction(deps, tx, actor, { kind: 'report_dismissed', on: id });
  });
}
