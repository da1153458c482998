import type { Database } from '#app/database/connection.ts';
import { sql } from 'kysely';
import type { ServiceNeed } from '@tajmeelspot/contract/problems.ts';
import { missingForPublication } from '#app/catalog/own-services/own-service-queries.ts';

/** Publishes a service of a venue or withdraws it; false where it is suspended. */
export async function updatePublication(
  db: Database,
  venueId: number,
  id: number,
  isPublished: boolean,
): Promise<boolean> {
  const found = await sql`
    update services set status = ${isPublished ? 'published' : 'draft'}
    where venue_id = ${venueId} and id = ${id} and status <> 'suspended' returning id`.execute(db);
  return found.rows.length > 0;
}

/** What a service still needs before it can be published. */
export async function listMissingForPublication(db: Database, service: number): Promise<ServiceNeed[]> {
  const found = await sql<{ missing: ServiceNeed[] }>`
    select ${missingForPublication} as missing from services s where s.id = ${service}`.execute(db);
  return found.rows[0]?.missing ?? [];
}
