import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';
import { inBaghdad, timeInBaghdad } from '@tajmeelspot/language/dates.ts';
import { daysFrom, listNextSlots, listNextSlotsOfEmployees, todayAt } from '#app/availability/availability.ts';
import { clockTime, listShortestTreatments, toReview, weeklyHours } from '#app/catalog/catalog.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { readPicture, withPortrait } from '#app/integrations/pictures/picture-names.ts';
import { listSpecialDays, listTimetables } from '#app/venues/venues.ts';
import * as queries from './venue-page-queries.ts';
import { earliestSlots } from './rules.ts';

export { reportPicture } from './report-picture.ts';

/** How many days ahead special hours are said. */
const daysAhead = 30;

/**
 * The page of a venue by any of its short addresses, with the reviews of one service or of all. Throws not_found where
 * nothing of it is published.
 */
export async function findVenuePage(
  deps: Deps,
  actor: Actor,
  input: { slug: string; reviewsOf?: number | undefined },
): Promise<VenuePage> {
  const found = await queries.findVenuePage(deps.db, actor.language, input.slug, input.reviewsOf);
  if (!found) throw problem('not_found');
  const { images, work, reviews, employees, ...page } = found;
  const { basePath } = deps.env;
  const [hours, nextSlots, team] = await Promise.all([
    findHours(deps, actor, page.venue.id),
    findNextSlots(deps, actor, page.services),
    withNextSlots(deps, page, employees),
  ]);
  return {
    ...page,
    ...hours,
    employees: team,
    pictures: withPictures(basePath, images),
    work: withPictures(basePath, work),
    next_slots: nextSlots,
    reviews: reviews.map(({ service, ...review }) => ({ ...toReview(deps, review), service })),
  };
}

/** What has a picture, with how it is shown in place of its name. */
const withPictures = <T extends { readonly name: string }>(basePath: string, named: readonly T[]) =>
  named.flatMap(({ name, ...rest }) => {
    const shown = readPicture(basePath, name);
    return shown ? [{ ...shown, ...rest }] : [];
  });

async function findHours({ db, clock }: Deps, { locale }: Actor, venueId: number) {
  const days = daysFrom(todayAt(clock.now()), daysAhead);
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  const timetable = (await listTimetables(db, [venueId], first, last)).get(venueId);
  const weekly = timetable?.hours.filter(({ employeeId }) => employeeId === null) ?? [];
  const special = timetable ? listSpecialDays(timetable, days) : [];
  return {
    availability: weeklyHours(locale, weekly),
    special_days: special.map(({ date, hours }) => ({
      date,
      intervals: hours.map(({ from, to }) => ({ start: clockTime(from), end: clockTime(to) })),
    })),
  };
}

async function findNextSlots(deps: Deps, actor: Actor, services: VenuePage['services']) {
  const ids = services.map(({ id }) => id);
  const [found, treatments] = await Promise.all([
    listNextSlots(deps, actor, ids),
    listShortestTreatments(deps.db, ids),
  ]);
  const titles = new Map(services.flatMap(({ pricing }) => pricing.map(({ id, title }) => [id, title] as const)));
  const named = new Map(
    treatments.map(({ serviceId, treatmentId: id }) => [serviceId, { id, title: titles.get(id) ?? '' }]),
  );
  return earliestSlots(found).flatMap(({ serviceId, minute }) => {
    const treatment = named.get(serviceId);
    const { date } = inBaghdad(minute * 60_000);
    return treatment ? [{ date, time: timeInBaghdad(minute), treatment }] : [];
  });
}

/** The team with the next free start of each. */
async function withNextSlots(
  deps: Deps,
  { venue, services }: Pick<VenuePage, 'venue' | 'services'>,
  employees: queries.VenuePageRow['employees'],
): Promise<VenuePage['employees']> {
  const treatments = await listShortestTreatments(
    deps.db,
    services.map(({ id }) => id),
  );
  const titles = new Map(services.flatMap(({ pricing }) => pricing.map(({ id, title }) => [id, title] as const)));
  const next = await listNextSlotsOfEmployees(deps, venue.id, treatments);
  return employees.map((one) => {
    const employee = withPortrait(deps.env.basePath, one);
    const slot = next.get(employee.id);
    if (!slot) return { ...employee, next_slot: null };
    const { treatmentId: id, minute } = slot;
    const treatment = { id, title: titles.get(id) ?? '' };
    const { date } = inBaghdad(minute * 60_000);
    return { ...employee, next_slot: { date, time: timeInBaghdad(minute), treatment } };
  });
}

/** How many addresses come at once. */
const pageSize = 1000;

/** A page of the short addresses of a city's venues. The mark of the next page is the last address of this one. */
export async function listVenuePages(
  { db }: Deps,
  _actor: Actor,
  input: { city: string; cursor?: string | undefined },
) {
  const found = await queries.listVenueSlugs(db, input.city, input.cursor ?? '', pageSize + 1);
  const data = found.slice(0, pageSize);
  return { data, next_cursor: found.length > pageSize ? (data.at(-1) ?? null) : null };
}
