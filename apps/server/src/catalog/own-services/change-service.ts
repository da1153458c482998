import type { ServiceFields, OwnService, TreatmentFields } from '@tajmeelspot/contract/venues/own-services.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { lockVenue, recordVenueChange, updateScheduleVersion } from '#app/venues/venues.ts';
import * as queries from './own-service-queries.ts';
import { listPriceIds, replacePrices } from './treatment-queries.ts';
import { showOwnService } from './list-own-services.ts';

const maxServices = 300;

type CreateServiceInput = ServiceFields & {
  readonly treatments: readonly TreatmentFields[];
  readonly employee_ids: readonly number[];
};

/** Creates a draft of an own venue. Throws not_found, invalid. */
export async function createService(deps: Deps, actor: MemberActor, venueId: number, given: CreateServiceInput) {
  const id = await deps.db.transaction().execute(async (tx) => {
    if (!(await lockVenue(tx, actor.member.id, venueId))) throw problem('not_found');
    const services = await queries.listOwnServices(tx, actor.member.id, venueId);
    if (services.length >= maxServices) throw invalid({ title: ['too_many'] });
    const employees = [...new Set(given.employee_ids)];
    await requireTags(tx, { venueId, employees }, given);
    const made = await queries.insertService(tx, venueId, readService(deps, given), toDate(deps.clock.now()));
    await queries.replaceTags(tx, made, [...new Set(given.tag_ids)]);
    await queries.insertTeam(tx, venueId, made, employees);
    requireNewTreatments(given.treatments, []);
    await replacePrices(tx, made, given.treatments);
    await queries.refreshService(tx, made);
    const after = { ...(await queries.findOwnService(tx, actor.member.id, made)) };
    await recordVenueChange(deps, tx, actor, {
      venueId,
      verb: 'createService',
      about: { service_id: made },
      before: {},
      after,
    });
    await updateScheduleVersion(tx, venueId);
    return made;
  });
  return showOwnService(deps, actor, id);
}

/** Changes an own service. Throws not_found, invalid. */
export const changeService = (deps: Deps, actor: MemberActor, id: number, given: ServiceFields): Promise<OwnService> =>
  changeOwn(
    deps,
    actor,
    { id, verb: 'changeService' },
    async (tx, { venue_id: venueId, category_id: former, coupon }) => {
      await requireTags(tx, { venueId, former, employees: [] }, given);
      await queries.updateService(tx, id, readService(deps, given, coupon?.expires_on));
      await queries.replaceTags(tx, id, [...new Set(given.tag_ids)]);
    },
  );

/** Sets the price list of a service. Throws not_found, invalid, and service_incomplete for an empty one of what is published. */
export const changeTreatments = (deps: Deps, actor: MemberActor, id: number, lines: readonly TreatmentFields[]) =>
  changeOwn(deps, actor, { id, verb: 'changeTreatments' }, async (tx, { status }) => {
    if (lines.length === 0 && status === 'published') {
      throw problem('service_incomplete', { body: { missing: ['treatments'] } });
    }
    requireNewTreatments(lines, await listPriceIds(tx, id));
    await replacePrices(tx, id, lines);
  });

/** Changes an own service under the lock of its venue, and gives it as it is then. Throws not_found. */
export async function changeOwn(
  deps: Deps,
  actor: MemberActor,
  { id, verb }: { readonly id: number; readonly verb: string },
  work: (tx: Database, service: queries.OwnServiceRow) => Promise<void>,
): Promise<OwnService> {
  const known = await queries.findOwnService(deps.db, actor.member.id, id);
  if (!known) throw problem('not_found');
  const { venue_id: venueId } = known;
  await deps.db.transaction().execute(async (tx) => {
    if (!(await lockVenue(tx, actor.member.id, venueId))) throw problem('not_found');
    const service = await queries.findOwnService(tx, actor.member.id, id);
    if (!service) throw problem('not_found');
    await work(tx, service);
    await queries.refreshService(tx, id);
    const after = { ...(await queries.findOwnService(tx, actor.member.id, id)) };
    await recordVenueChange(deps, tx, actor, { venueId, verb, about: { service_id: id }, before: service, after });
    await updateScheduleVersion(tx, venueId);
  });
  deps.changes.publish(['services', `service-${id}`, `times-${venueId}`]);
  return showOwnService(deps, actor, id);
}

/** Throws invalid for a category, tags or employees that cannot be chosen. */
async function requireTags(
  tx: Database,
  { venueId, former, employees }: { venueId: number; former?: number; employees: number[] },
  { category_id, tag_ids }: ServiceFields,
) {
  const tags = [...new Set(tag_ids)];
  const known = await queries.countTags(tx, { venueId, category: category_id, former, tags, employees });
  if (known.categories === 0) throw invalid({ category_id: ['not_offered'] });
  if (known.tags < tags.length) throw invalid({ tag_ids: ['not_offered'] });
  if (known.employees < employees.length) throw invalid({ employee_ids: ['not_offered'] });
}

/** Throws invalid where an id is no treatment of the service, or is given twice. */
function requireNewTreatments(lines: readonly TreatmentFields[], known: readonly number[]): void {
  const left = new Set(known);
  for (const [index, { id }] of lines.entries()) {
    if (id !== undefined && !left.delete(id)) throw invalid({ [`treatments.${index}.id`]: ['not_offered'] });
  }
}

/** The fields of a service as columns. Throws invalid for a coupon that ends today or before; an unchanged one may stay. */
function readService(deps: Deps, given: ServiceFields, formerEnd?: string | null) {
  const { category_id, title, description, full_description, coupon, is_at_home: isAtHome } = given;
  const today = inBaghdad(deps.clock.now().epochMilliseconds).date;
  const end = coupon?.expires_on ?? null;
  if (end !== null && end < today && end !== formerEnd) throw invalid({ 'coupon.expires_on': ['past_date'] });
  return {
    category_id,
    title,
    // A card without a sentence repeats the title rather than showing nothing.
    description: orElse(description, title),
    full_description: orElse(full_description, orElse(description, title)),
    coupon_code: coupon?.code ?? null,
    coupon_percent: coupon?.percent ?? null,
    discount_expires_on: end,
    discount_offer: coupon && orNull(coupon.offer),
    discount_instructions: coupon && orNull(coupon.instructions),
    ...(isAtHome === undefined ? {} : { is_at_home: isAtHome }),
  };
}

const orElse = <T extends object>(texts: T, other: T): T => (Object.keys(texts).length > 0 ? texts : other);

const orNull = <T extends object>(texts: T): T | null => (Object.keys(texts).length > 0 ? texts : null);
