import type { TrustSnapshot } from './trust-snapshot.ts';

type ServiceOf = TrustSnapshot['services'][number];
type BookingOf = TrustSnapshot['bookings'][number];

/** What an operator has read and approved: by service, all its texts as they stood. */
export type ApprovedTexts = ReadonlyMap<number, string>;

/** Words of the model and the class that they speak of. */
const words: Readonly<Record<string, string>> = { Botox: 'physician', Laser: 'nurse' };

const ranks: Readonly<Record<string, readonly string[]>> = {
  physician: ['physician', 'nurse', 'beautician'],
  nurse: ['nurse', 'beautician'],
};
const covers = (held: string, needed: string) => (ranks[held] ?? [held]).includes(needed);

const isHeld = (now: TrustSnapshot, venue: number, needed: string | undefined, day = now.today): boolean =>
  needed === undefined ||
  needed === 'none' ||
  now.licences.some((one) => one.venue_id === venue && one.class === needed && one.expires_on >= day);

/** What the tables show that the law forbids: a sentence each. */
export const findBreaches = (now: TrustSnapshot, approved: ApprovedTexts): string[] => [
  ...now.services
    .filter(({ is_shown: isShown }) => isShown)
    .flatMap((service) => breachesOfService(now, service, approved)),
  ...now.bookings.flatMap((booking) => breachesOfWomen(now, booking)),
  ...overlapsOfCustomers(now),
];

/** What is wrong with a booking at the moment in which it is written: its licence, and whether its service may be seen. */
export function breachesOfWriting(now: TrustSnapshot, id: number, isNew: boolean): string[] {
  const booking = now.bookings.find((one) => one.id === id);
  const treatment = now.treatments.find((one) => one.id === booking?.treatment_id);
  const service = now.services.find((one) => one.id === treatment?.service_id);
  if (!booking || !treatment || !service) return [];
  const day = new Date(booking.from * 60_000).toISOString().slice(0, 10);
  const found = [];
  if (!mayGive(now, service, treatment.procedure_id, day)) found.push(`booking ${id} has no licence on ${day}`);
  if (isNew && booking.origin === 'site' && !service.is_shown)
    found.push(`booking ${id} is of a service that is not shown`);
  return found;
}

const mayGive = (
  now: TrustSnapshot,
  { venue_id: venue, category_id: category }: ServiceOf,
  procedure: number,
  day?: string,
) => isHeld(now, venue, now.classes[procedure], day) && isHeld(now, venue, now.rules[category], day);

function breachesOfService(now: TrustSnapshot, service: ServiceOf, approved: ApprovedTexts): string[] {
  const found = [];
  const treatments = now.treatments.filter((one) => one.service_id === service.id);
  const shown = treatments.filter((one) => one.is_shown);
  for (const one of shown) {
    if (!mayGive(now, service, one.procedure_id)) found.push(`treatment ${one.id} is shown without its licence`);
  }
  if (shown.length === 0) found.push(`service ${service.id} is shown without a treatment`);
  const venue = now.venues.find(({ id }) => id === service.venue_id);
  if (!venue?.is_approved) found.push(`service ${service.id} is shown before its venue is approved`);
  if (listSignals(now, service).length > 0 && approved.get(service.id) !== textsOf(now, service)) {
    found.push(`service ${service.id} shows words that no operator has read`);
  }
  return found;
}

/** All texts beside a service, with what its treatments are called. */
export function textsOf(now: TrustSnapshot, service: ServiceOf): string {
  const titles = now.treatments.filter((one) => one.service_id === service.id).map(({ title }) => title);
  return JSON.stringify([ownTextsOf(now, service), titles]);
}

const ownTextsOf = (now: TrustSnapshot, service: ServiceOf) => [
  service.title,
  now.venues.find(({ id }) => id === service.venue_id)?.name,
  now.employees.filter(({ id }) => service.team.includes(id)).map(({ job }) => job),
  service.tags,
];

/** The classes that the texts of a service speak of and that the venue may not speak of there. */
function listSignals(now: TrustSnapshot, service: ServiceOf): string[] {
  const treatments = now.treatments.filter((one) => one.service_id === service.id);
  const licensed = treatments
    .filter((one) => one.is_shown && now.classes[one.procedure_id] !== 'none')
    .map((one) => now.classes[one.procedure_id] ?? 'none');
  const valid = now.licences.filter((one) => one.venue_id === service.venue_id && one.expires_on >= now.today);
  const held = licensed.length === 0 ? [] : [...licensed, ...valid.map((one) => one.class)];
  const inOwn = signalsIn(JSON.stringify(ownTextsOf(now, service))).filter(
    (one) => !held.some((other) => covers(other, one)),
  );
  const inLines = treatments.flatMap(({ title, procedure_id: procedure }) => {
    const own = now.classes[procedure] ?? 'none';
    return signalsIn(JSON.stringify(title)).filter(
      (one) => !covers(own, one) && (own === 'none' || !held.some((other) => covers(other, one))),
    );
  });
  return [...inOwn, ...inLines];
}

const signalsIn = (text: string) => Object.entries(words).flatMap(([word, of]) => (text.includes(word) ? [of] : []));

function breachesOfWomen(now: TrustSnapshot, booking: BookingOf): string[] {
  const isWoman = now.employees.find(({ id }) => id === booking.employee_id)?.gender === 'female';
  const isForWomen = isWomenOnly(now, booking);
  const found = [];
  if (!isWoman && (isForWomen || booking.female_staff)) found.push(`booking ${booking.id} needs a woman and has a man`);
  if (isForWomen && booking.origin === 'site' && !booking.for_woman)
    found.push(`booking ${booking.id} is a man's in time for women`);
  return found;
}

function isWomenOnly(now: TrustSnapshot, { venue_id: venue, from, to }: BookingOf): boolean {
  if (now.venues.find(({ id }) => id === venue)?.is_women_only) return true;
  // Every booking of the model lies within one day.
  const midnight = Math.floor(from / 1440) * 1440;
  const date = new Date(midnight * 60_000);
  const day = date.toISOString().slice(0, 10);
  if (now.womenDays.some((one) => one.venue_id === venue && one.on <= day && day <= one.until)) return true;
  const weekday = date.getUTCDay() || 7;
  return now.womenHours.some(
    (one) => one.venue_id === venue && one.weekday === weekday && from < midnight + one.to && midnight + one.from < to,
  );
}

function overlapsOfCustomers(now: TrustSnapshot): string[] {
  const own = Map.groupBy(
    now.bookings.filter((one) => one.customer_id !== null && !one.for_other),
    (one) => one.customer_id,
  );
  return [...own.values()].flatMap((bookings) => {
    const inOrder = bookings.toSorted((one, other) => one.from - other.from);
    return inOrder.flatMap((one, index) => {
      const next = inOrder[index + 1];
      return next && next.from < one.to ? [`customer ${one.customer_id} is in two places: ${one.id}, ${next.id}`] : [];
    });
  });
}
