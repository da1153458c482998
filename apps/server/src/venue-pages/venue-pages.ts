import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';
import { inBaghdad, timeInBaghdad } from '@tajmeelspot/language/dates.ts';
import { daysFrom, listNextSlotsOfVenue, todayAt } from '#app/availability/availability.ts';
import { clockTime, toReview, weeklyHours } from '#app/catalog/catalog.ts';
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
  const [hours, next] = await Promise.all([
    findHours(deps, actor, page.venue.id),
    listNextSlotsOfVenue(
      deps,
      page.venue.id,
      page.services.map(({ id }) => id),
    ),
  ]);
  const show = slotsShownOf(page);
  const nextOf = (employeeId: number) => {
    const slot = next.employees.get(employeeId);
    return slot ? show(slot) : null;
  };
  return {
    ...page,
    ...hours,
    employees: employees.map((one) => ({ ...withPortrait(basePath, one), next_slot: nextOf(one.id) })),
    pictures: withPictures(basePath, images),
    work: withPictures(basePath, work),
    next_slots: earliestSlots(next.services).map(show),
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

/** A slot (minute since 1970) as the page shows it, with the title of its treatment. */
type ShowSlot = (slot: { treatmentId: number; minute: number }) => VenuePage['next_slots'][number];

function slotsShownOf({ services }: Pick<VenuePage, 'services'>): ShowSlot {
  const titles = new Map(services.flatMap(({ pricing }) => pricing.map(({ id, title }) => [id, title] as const)));
  return ({ treatmentId: id, minute }) => {
    const { date } = inBaghdad(minute * 60_000);
    return { date, time: timeInBaghdad(minute), treatment: { id, title: titles.get(id) ?? '' } };
  };
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
