import type { Verb } from '@tajmeelspot/contract/paths.ts';
import { sql } from 'kysely';
import { landmarks } from '#db/world/landmarks.ts';
import { issueInvitationCode } from '#app/venues/venues.ts';
import type { Asked, Role, World } from './people.ts';

const venue = landmarks.noorSalon;
/** Whoever joins it is no less a stranger to the vendor's venue. */
const elsewhere = landmarks.closedNextWeek.establishment;

/** Requests about who works at the vendor's venue. */
export const venueMakers: Partial<Record<Verb, (world: World, role: Role) => Promise<Asked> | Asked>> = {
  async listMembers(world, role) {
    const email = `${await enterInvitation(world)}@example.com`;
    return { path: `/venues/${venue}/members`, secrets: role === 'vendor' ? [] : [email] };
  },
  inviteMember: () => ({
    path: `/venues/${venue}/invitations`,
    body: { email: 'asked@example.com', role: 'manager', employee_id: null },
  }),
  withdrawInvitation: async (world) => ({ path: `/invitations/${await enterInvitation(world)}` }),
  changeMember: async (world) => ({
    path: `/venues/${venue}/members/${await enterMember(world)}`,
    body: { role: 'manager', employee_id: null },
  }),
  removeMember: async (world) => ({ path: `/venues/${venue}/members/${await enterMember(world)}` }),
  async acceptInvitation(world) {
    const issued = await issueInvitationCode(world.server.deps, await enterInvitation(world, elsewhere));
    return { body: { code: issued?.code ?? '' } };
  },
  listVenueReviews: () => ({ path: `/venues/${venue}/reviews` }),
  replyToReview: async (world) => ({ path: `/reviews/${await reviewHere(world)}/reply`, body: { text: 'Thank you' } }),
  async deleteReply(world) {
    const id = await reviewHere(world);
    await sql`insert into review_replies (review_id, user_id, text, created_at)
      values (${id}, ${world.people.vendor.id}, 'Thank you', now()) on conflict do nothing`.execute(
      world.server.deps.db,
    );
    return { path: `/reviews/${id}/reply` };
  },
};

let count = 0;

/** Somebody is asked to manage the venue; gives the number of the invitation, which is in the address too. */
async function enterInvitation({ server: { deps }, people }: World, at: number = venue): Promise<number> {
  const found = await sql<{ id: number }>`
    insert into invitations (venue_id, email, role, invited_by, language, created_at, expires_at)
    values (${at}, 'new' || ${(count += 1)}::text, 'manager', ${people.vendor.id}, 'en', now(), '2100-01-01')
    returning id`.execute(deps.db);
  const id = found.rows[0]?.id ?? 0;
  await sql`update invitations set email = ${`${id}@example.com`} where id = ${id}`.execute(deps.db);
  return id;
}

/** Somebody new manages the venue. */
async function enterMember({ server }: World): Promise<number> {
  const { id } = await server.signIn('vendor');
  await sql`insert into memberships (venue_id, user_id, role, created_at)
    values (${venue}, ${id}, 'manager', now())`.execute(server.deps.db);
  return id;
}

/** Some review of the venue. */
async function reviewHere({ server: { deps } }: World): Promise<number> {
  const found = await sql<{ id: number }>`
    select id from reviews where service_id = ${landmarks.specifiedPrices.service} order by id limit 1`.execute(
    deps.db,
  );
  return found.rows[0]?.id ?? 0;
}
