import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** A user's review of a service, locked until the transaction ends, and the positions of its pictures. */
export async function lockReviewOf(db: Database, userId: number, serviceId: number) {
  const found = await sql<{ id: number; taken: number[] }>`
    select r.id, array(select i.position::int from review_pictures i where i.review_id = r.id) as taken
    from reviews r where r.user_id = ${userId} and r.service_id = ${serviceId} for update`.execute(db);
  return found.rows[0];
}

type NewReviewPicture = { review_id: number; position: number; name: string; sent_at: Date };

/** Enters a picture of a review, which now waits for an operator. */
export const insertReviewPicture = (db: Database, given: NewReviewPicture) =>
  db
    .insertInto('review_pictures')
    .values({ ...given, state: 'waiting' })
    .execute();

/** Forgets what operators have declined of a review: its place is free again. */
export const deleteDeclinedPictures = (db: Database, reviewId: number) =>
  db.deleteFrom('review_pictures').where('review_id', '=', reviewId).where('state', '=', 'declined').execute();

/** Deletes a picture of a user's review; gives the service, undefined where there is none. */
export async function deleteReviewPicture(db: Database, userId: number, id: number): Promise<number | undefined> {
  const found = await sql<{ service: number }>`
    delete from review_pictures i using reviews r
    where i.id = ${id} and r.id = i.review_id and r.user_id = ${userId} returning r.service_id as service`.execute(db);
  return found.rows[0]?.service;
}
