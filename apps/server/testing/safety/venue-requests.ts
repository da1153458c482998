import { sql } from 'kysely';
import { landmarks } from '#db/world/landmarks.ts';
import { issueInvitationCode } from '#app/venues/venues.ts';
import type { AccessWorld, RequestMakers } from './roles.ts';

const venue = landmarks.noorSalon;
/** Another venue: its members have no access to the vendor's. */
const otherVenue = landmarks.closedNextWeek.venue;

/** Requests about the members and reviews of the vendor's venue. */
export const venueRequests: RequestMakers = {
  async listMembers(world, role) {
    const email = `${await insertInvitation(world)}@example.com`;
    return { path: `/venues/${venue}/members`, secrets: role === 'vendor' ? [] : [email] };
  },
  inviteMember: () => ({
    path: `/venues/${venue}/invitations`,
    body: { email: 'asked@example.com', role: 'manager', employee_id: null },
  }),
  withdrawInvitation: async (world) => ({ path: `/invitations/${await insertInvitation(world)}` }),
  changeMember: async (world) => ({
    path: `/venues/${venue}/members/${await insertMember(world)}`,
    body: { role: 'manager', employee_id: null },
  }),
  removeMember: async (world) => ({ path: `/venues/${venue}/members/${await insertMember(world)}` }),
  async acceptInvitation(world) {
    const issued = await issueInvitationCode(world.server.deps, await insertInvitation(world, otherVenue));
    return { body: { code: issued?.code ?? '' } };
  },
  listVenueReviews: () => ({ path: `/venues/${venue}/reviews` }),
  replyToReview: async (world) => ({
    path: `/reviews/${await findReviewOfVenue(world)}/reply`,
    body: { text: 'Thank you' },
  }),
  async deleteReply(world) {
    const id = await findReviewOfVenue(world);
    await sql`insert into review_replies (review_id, user_id, text, created_at)
      values (${id}, ${world.users.vendor.id}, 'Thank you', now()) on conflict do nothing`.execute(
      world.server.deps.db,
    );
    return { path: `/reviews/${id}/reply` };
  },
};

let count = 0;

/** Inserts an invitation to manage the venue; returns its id, which its email contains too. */
async function insertInvitation({ server: { deps }, users }: AccessWorld, venueId: number = venue): Promise<number> {
  const found = await sql<{ id: number }>`
    insert into invitations (venue_id, email, role, invited_by, language, created_at, expires_at)
    values (${venueId}, 'new' || ${(count += 1)}::text, 'manager', ${users.vendor.id}, 'en', now(), '2100-01-01')
    returning id`.execute(deps.db);
  const id = found.rows[0]?.id ?? 0;
  await sql`update invitations set email = ${`${id}@example.com`} where id = ${id}`.execute(deps.db);
  return id;
}

/** Creates a user who manages the venue; returns the id. */
async function insertMember({ server }: AccessWorld): Promise<number> {
  const { id } = await server.signIn('vendor');
  await sql`insert into memberships (venue_id, user_id, role, created_at)
    values (${venue}, ${id}, 'manager', now())`.execute(server.deps.db);
  return id;
}

/** The id of a review of the venue. */
async function findReviewOfVenue({ server: { deps } }: AccessWorld): Promise<number> {
  const found = await sql<{ id: number }>`
    select id from reviews where service_id = ${landmarks.specifiedPrices.service} order by id limit 1`.execute(
    deps.db,
  );
  return found.rows[0]?.id ?? 0;
}
