import type { LicenceClass } from '@tajmeelspot/contract/licence-classes.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { type OperatorListInput, toPage } from '../rules.ts';
import * as queries from './vendor-queries.ts';
import { recordOperatorAction } from '../record-action.ts';

/** A page of vendors. */
export async function listVendors(deps: Deps, _actor: MemberActor, { search = '', cursor, limit }: OperatorListInput) {
  return toPage(await queries.listVendors(deps.db, { search, cursor, limit: limit + 1 }), limit);
}

/** A vendor with the venues. Throws not_found. */
export async function findVendor(deps: Deps, { language }: MemberActor, id: number) {
  const found = await queries.findVendor(deps.db, id);
  if (!found) throw problem('not_found');
  return { ...found, venue_list: await queries.listVenuesOfVendor(deps.db, language, id, todayOf(deps)) };
}

/** Suspends a vendor with all published services. Throws not_found where there is no active one. */
export async function suspendVendor(deps: Deps, actor: MemberActor, id: number, reason: string): Promise<void> {
  const moved = await deps.db.transaction().execute(async (tx) => {
    const now = toDate(deps.clock.now());
    if (!(await queries.updateSuspension(tx, id, now, reason))) throw problem('not_found');
    const services = await queries.suspendServicesOfVendor(tx, id, reason);
    await recordOperatorAction(deps, tx, actor, {
      kind: 'vendor_suspended',
      on: id,
      reason,
      after: { services: services.length },
    });
    return services;
  });
  publishServices(deps, moved);
}

/** Reinstates a suspended vendor. Throws not_found where there is none. */
export async function reinstateVendor(deps: Deps, actor: MemberActor, id: number): Promise<void> {
  const moved = await deps.db.transaction().execute(async (tx) => {
    if (!(await queries.updateSuspension(tx, id, null, null))) throw problem('not_found');
    const services = await queries.reinstateServicesOfVendor(tx, id);
    const drafts = services.filter(({ status }) => status === 'draft').length;
    await recordOperatorAction(deps, tx, actor, {
      kind: 'vendor_reinstated',
      on: id,
      after: { services: services.length, drafts },
    });
    return services;
  });
  publishServices(deps, moved);
}

type SetLicenceInput = { class: LicenceClass; number: string; expires_on: string };

/** Enters a checked licence. Throws not_found, and invalid for an expired one. */
export async function setLicence(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  given: SetLicenceInput,
): Promise<void> {
  if (given.expires_on < todayOf(deps)) throw invalid({ expires_on: ['past_date'] });
  await deps.db.transaction().execute(async (tx) => {
    if (!(await queries.hasVenue(tx, venueId))) throw problem('not_found');
    const before = await queries.lockLicence(tx, venueId, given.class);
    await queries.insertOrUpdateLicence(tx, {
      ...given,
      venue_id: venueId,
      verified_by: actor.member.id,
      verified_at: toDate(deps.clock.now()),
    });
    await recordOperatorAction(deps, tx, actor, {
      kind: 'licence_set',
      on: venueId,
      venue: venueId,
      ...(before ? { before } : {}),
      after: given,
    });
  });
  publishLicences(deps, venueId);
}

/** Revokes a licence. Throws not_found. */
export async function removeLicence(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  kind: LicenceClass,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const before = await queries.lockLicence(tx, venueId, kind);
    if (!before) throw problem('not_found');
    await queries.deleteLicence(tx, venueId, kind);
    await recordOperatorAction(deps, tx, actor, {
      kind: 'licence_removed',
      on: venueId,
      venue: venueId,
      before: { class: kind, ...before },
    });
  });
  publishLicences(deps, venueId);
}

type ListServicesFilter = OperatorListInput & { status?: string | undefined };

/** A page of services in any state. */
export async function listOperatorServices(deps: Deps, { language }: MemberActor, input: ListServicesFilter) {
  const { search = '', cursor, limit, status } = input;
  const rows = await queries.listOperatorServices(deps.db, language, { search, cursor, limit: limit + 1, status });
  return toPage(rows, limit);
}

/** Suspends a published service. Throws not_found. */
export async function suspendService(deps: Deps, actor: MemberActor, id: number, reason: string): Promise<void> {
  const moved = await deps.db.transaction().execute(async (tx) => {
    const service = await queries.suspendService(tx, id, reason);
    if (!service) throw problem('not_found');
    await recordOperatorAction(deps, tx, actor, {
      kind: 'service_suspended',
      on: id,
      venue: service.venue_id,
      reason,
    });
    return service;
  });
  publishServices(deps, [moved]);
}

/** Publishes a suspended service again. Throws not_found, vendor_suspended, licence_missing. */
export async function reinstateService(deps: Deps, actor: MemberActor, id: number): Promise<void> {
  const moved = await deps.db.transaction().execute(async (tx) => {
    // The trigger guard_publishing refuses what may not be published.
    const service = await queries.reinstateService(tx, id);
    if (!service) throw problem('not_found');
    await recordOperatorAction(deps, tx, actor, {
      kind: 'service_reinstated',
      on: id,
      venue: service.venue_id,
    });
    return service;
  });
  publishServices(deps, [moved]);
}

/** Drops every kept page that shows the licences of a venue, or what they allow. */
const publishLicences = (deps: Deps, venueId: number): void =>
  deps.changes.publish(['services', `times-${venueId}`, `venue-${venueId}`]);

const todayOf = ({ clock }: Deps): string => inBaghdad(clock.now().toString()).date;

/** Drops every kept page that shows one of the services, or free times of its venue. */
function publishServices(deps: Deps, moved: readonly queries.ChangedServiceRow[]): void {
  const venueIds = new Set(moved.map(({ venue_id: venueId }) => venueId));
  deps.changes.publish([
    'services',
    ...moved.map(({ id }) => `service-${id}`),
    ...[...venueIds].map((venueId) => `times-${venueId}`),
  ]);
}
