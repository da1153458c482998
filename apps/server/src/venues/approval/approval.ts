import type { ServiceNeed } from '@tajmeelspot/contract/problems.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import * as queries from './approval-queries.ts';

/** What a venue lacks before anything of it can be published; nothing where the installation approves by itself. */
export async function listMissingForApproval(deps: Deps, tx: Database, venueId: number): Promise<ServiceNeed[]> {
  if (!deps.env.approvesVenues) return [];
  const found = await queries.findApproval(tx, venueId);
  return !found || found.isApproved ? [] : found.missing;
}

/**
 * Lets a venue that is not approved wait for an operator; where the installation approves by itself, approves it. Until then
 * the database shows nothing of it.
 */
export async function requestApproval(deps: Deps, tx: Database, venueId: number): Promise<void> {
  const now = toDate(deps.clock.now());
  if (!deps.env.approvesVenues) {
    await queries.approveBySetting(tx, venueId, now);
    return;
  }
  const found = await queries.findApproval(tx, venueId);
  if (!found || found.isApproved) return;
  await queries.insertApproval(tx, venueId, now);
  await queries.renewApproval(tx, venueId, now);
}
