import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** The ids of a shown file `c` and of those that were merged into it. */
export const idsOf = (c = 'c'): RawBuilder<number[]> =>
  sql`(array(select g.id from clients g where g.venue_id = ${sql.ref(`${c}.venue_id`)}
    and g.merged_into = ${sql.ref(`${c}.id`)}) || ${sql.ref(`${c}.id`)})`;

/** The bookings of a shown file `c`, each by its first treatment. */
export const bookingsOf = (c = 'c'): RawBuilder<unknown> =>
  sql`bookings b where b.venue_id = ${sql.ref(`${c}.venue_id`)} and b.client_id = any(${idsOf(c)})
    and b.status <> 'held' and (b.first_item_id is null or b.first_item_id = b.id)`;

/** Whether an account belongs to a shown file `c`. */
export const hasAccount: RawBuilder<boolean> = sql`exists (select from clients a
  where a.venue_id = c.venue_id and a.id = any(${idsOf()}) and a.customer_id is not null)`;

/** What a venue searches its clients by. */
export type ClientText = {
  readonly venueId: number;
  readonly text: string;
  /** Whether the text is a number, or the beginning of one. */
  readonly isNumber: boolean;
  readonly now: Date;
};

/**
 * The shown files whose name, or a word of it, begins with a text, or whose number does. Of an account's number the venue
 * sees the mask alone outside its window, so that until then only the whole number finds it.
 */
export const idsMatching = ({ venueId, text, isNumber, now }: ClientText): RawBuilder<unknown> =>
  isNumber
    ? sql`select coalesce(m.merged_into, m.id) from clients m
        where m.venue_id = ${venueId} and m.phone like ${numberOf(text)} || '%'
          and (m.customer_id is null or m.phone = ${numberOf(text)} or exists (select from bookings o
            where o.venue_id = m.venue_id and o.client_id = m.id and contact_of(o, ${now}) ->> 'closes_at' is not null))`
    : sql`select coalesce(m.merged_into, m.id) from clients m
        where m.venue_id = ${venueId} and ${foldedOf(text)} <> ''
          and (m.folded like ${foldedOf(text)} || '%' or m.folded like '% ' || ${foldedOf(text)} || '%')`;

// As subqueries: once a statement is planned for any text, PostgreSQL would call the functions again for each row.
const foldedOf = (text: string) => sql`(select fold_text(${text}))`;
export const numberOf = (text: string) => sql`(select phone_beginning(${text}))`;

/** Locks the shown files of a venue that are among some ids, in one order; gives their ids. */
export async function lockClients(db: Database, venueId: number, ids: readonly number[]): Promise<number[]> {
  const found = await sql<{ id: number }>`select id from clients
    where venue_id = ${venueId} and id = any(${[...ids]}) and merged_into is null order by id for update`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Locks the file that is shown of a client until the transaction ends; undefined where the venue has none such. */
export async function lockShownClient(db: Database, venueId: number, id: number): Promise<number | undefined> {
  const found = await sql<{ id: number }>`
    select c.id from clients c where c.venue_id = ${venueId} and c.id = shown_client(${venueId}, ${id}) for no key update`.execute(
    db,
  );
  return found.rows[0]?.id;
}
