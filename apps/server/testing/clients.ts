import { sql } from 'kysely';
import type { TestServer } from './harness.ts';

/** The file that a venue keeps of an account. */
export async function clientOf(server: TestServer, venueId: number, customerId: number): Promise<number> {
  const found = await sql<{ id: number }>`select coalesce(merged_into, id) as id from clients
    where venue_id = ${venueId} and customer_id = ${customerId}`.execute(server.deps.db);
  return found.rows[0]?.id ?? 0;
}

/** The parameters of a call about the file of a venue. */
export const ofClient = (venueId: number, id: number) => ({
  params: { id: String(venueId), client_id: String(id) },
});

/** A file to be sent. */
export const fileOf = (content: string | Uint8Array<ArrayBuffer>) => new Blob([content]);
