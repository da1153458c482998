import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** A look at the number of a customer; `reader` is a name in full. */
type ContactLookRow = { booking_id: number; venue: string; reader: string; looked_at: Date; starts_at: Date };

/** The looks at a customer's number, newest first; at most 200. */
export async function listContactLooks(
  db: Database,
  language: Language,
  customerId: number,
): Promise<ContactLookRow[]> {
  const found = await sql<ContactLookRow>`
    select l.booking_id, in_language(e.name, ${language}) as venue, u.name as reader, l.looked_at,
      lower(b.during) as starts_at
    from contact_looks l
      join bookings b on b.venue_id = l.venue_id and b.id = l.booking_id
      join venues e on e.id = l.venue_id
      join users u on u.id = l.reader_id
    where b.customer_id = ${customerId}
    order by l.looked_at desc, l.booking_id desc, l.reader_id limit 200`.execute(db);
  return found.rows;
}
