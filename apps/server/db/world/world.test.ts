import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesOf } from '#app/integrations/pictures/picture-names.ts';
import { categories } from './categories.ts';
import { cities } from './cities.ts';
import { landmarks } from './landmarks.ts';
import { users } from './users.ts';
import { replies } from './reviews/replies.ts';
import { tags } from './tags.ts';
import { treatments } from './treatments.ts';
import type { WorldText } from './world-text.ts';
import { venues } from './venues.ts';
import { worldRows } from './world-rows.ts';

const now = Temporal.Instant.from('2026-11-21T08:00:00Z');
const rows = worldRows(now);
const services = venues.flatMap((venue) => venue.services);

describe('the world is large enough', () => {
  test('at least 14 venues, one in every city, of every type', () => {
    expect(venues.length).toBeGreaterThanOrEqual(14);
    expect(new Set(venues.map(({ city }) => city))).toEqual(new Set(cities.map(({ code }) => code)));
    expect(new Set(venues.map(({ type }) => type))).toEqual(new Set(['saloon', 'dental', 'clinic']));
    for (const { team } of venues) expect(team.length).toSatisfy((size: number) => size >= 2 && size <= 5);
  });

  test.each([
    ['hair', 2],
    ['massage', 5],
    ['physiotherapy', 2],
    ['barber', 5],
    ['make up', 2],
  ] as const)('%s itself has at least %i services', (category, least) => {
    expect(services.filter((service) => service.category === category).length).toBeGreaterThanOrEqual(least);
  });

  test('at least 60 services and 80 reviews, with every number of stars from 2 to 5, and some services are new', () => {
    expect(services.length).toBeGreaterThanOrEqual(60);
    expect(rows.reviews.length).toBeGreaterThanOrEqual(80);
    expect(new Set(rows.reviews.map(({ rating }) => rating))).toEqual(new Set([2, 3, 4, 5]));
    const reviewed = new Set(rows.reviews.map(({ service_id: id }) => id));
    expect(services.filter(({ id }) => !reviewed.has(id)).length).toBeGreaterThanOrEqual(5);
  });

  test('the postcodes of the search form exist', () => {
    const found = new Set(venues.map(({ postcode }) => postcode));
    for (const postcode of ['12345', '67890', '54321']) expect(found).toContain(postcode);
  });
});

describe('every text', () => {
  const texts = listTexts({ cities, categories, tags, treatments, venues });

  test('is in three languages, each with its own letters, and the digits of its wallets and phones', () => {
    for (const { en, ar, ckb } of texts) {
      expect(en).toMatch(/^[^\u0600-\u06FF]*[A-Za-z][^\u0600-\u06FF]*$/);
      expect(ar).toMatch(/[\u0600-\u06FF]/);
      expect(ar).not.toMatch(/[یکەێۆڕڵھ٠-٩]/);
      expect(ckb).toMatch(/[\u0600-\u06FF]/);
      expect(ckb).not.toMatch(/[يكةىھ٠-٩۰-۹]/);
      expect(ckb, 'a final ه is a mistyped ە').not.toMatch(/ه(?![\u0620-\u06FF])/);
      for (const text of [en, ar, ckb]) expect(text).toBe(text.trim().replaceAll(/\s+/g, ' '));
    }
    expect(texts.length).toBeGreaterThan(500);
  });

  test('descriptions have at most 120 characters, full descriptions two to five sentences', () => {
    for (const { description, fullDescription } of services) {
      for (const text of Object.values(description)) expect(text.length, text).toBeLessThanOrEqual(120);
      for (const text of Object.values(fullDescription)) {
        expect(text.match(/[.!?؟](?=\s|$)/g)?.length, text).toSatisfy((count: number) => count >= 2 && count <= 5);
      }
    }
  });
});

describe('the services', () => {
  test('have 2 to 6 prices in steps of 250 dinars and durations in steps of 15 minutes', () => {
    for (const { treatments: prices } of services) {
      expect(prices.length).toSatisfy((count: number) => count >= 2 && count <= 6);
      for (const { iqd, minutes, buffer } of prices) expect([iqd % 250, minutes % 15, buffer % 15]).toEqual([0, 0, 0]);
    }
  });
});

describe('the pictures', () => {
  test('R14.14 of a service are four or more or more, which no other venue shows, at most 60 kB each', () => {
    const venueOf = new Map<string, number>();
    for (const { images, venue_id: venue } of rows.services) {
      expect(new Set(images).size).toBe(images.length);
      expect(images.length).toBeGreaterThanOrEqual(4);
      for (const name of images) {
        expect(venueOf.get(name) ?? venue, name).toBe(venue);
        venueOf.set(name, venue);
      }
    }
    expect(new Set(rows.services.map(({ images }) => images[0])).size).toBe(rows.services.length);
    const ofWork = [...rows.workPictures, ...rows.reviewPictures].map(({ name }) => name);
    for (const name of [...venueOf.keys(), ...ofWork]) {
      expect(filesOf(name).length, name).toBeGreaterThanOrEqual(4);
      for (const file of filesOf(name)) {
        const { size } = statSync(new URL(`pictures/${name}/${file}`, import.meta.url));
        expect(size, `${name}/${file}`).toBeLessThanOrEqual(60_000);
      }
    }
  });

  test('R14.14 no picture of work is one of a service or of another venue, and who is shown has agreed', () => {
    const names = [
      ...new Set(rows.services.flatMap(({ images }) => images)),
      ...[...rows.workPictures, ...rows.reviewPictures].map(({ name }) => name),
    ];
    expect(new Set(names).size).toBe(names.length);
    for (const { subject, consent_name: consent } of rows.workPictures)
      expect(consent === null).toBe(subject === 'room');
    expect(new Set(rows.workPictures.map(({ venue_id: venue }) => venue)).size).toBe(venues.length);
  });

  test('R14.14 everybody in a team has a portrait of their own, at most 12 kB', () => {
    for (const { id, portrait } of rows.employees) {
      expect(portrait).toBe(`portrait-${id}`);
      for (const file of filesOf(portrait))
        expect(statSync(new URL(`pictures/${portrait}/${file}`, import.meta.url)).size).toBeLessThanOrEqual(12_000);
    }
    const drawn = rows.employees.map(({ portrait }) =>
      readFileSync(new URL(`pictures/${portrait}/384.webp`, import.meta.url)).toString('base64'),
    );
    expect(new Set(drawn).size).toBe(rows.employees.length);
  });

  test('the about call shows one of the demo pictures', async () => {
    const about = await import('../../content/en/about.json', { with: { type: 'json' } });
    expect(statSync(new URL(`pictures/${about.default.mission_image}`, import.meta.url)).isDirectory()).toBe(true);
  });
});

describe('the services, by time and team', () => {
  test('were created at distinct times in the past, after their venue joined', () => {
    expect(new Set(services.map(({ sinceDays }) => sinceDays)).size).toBe(services.length);
    for (const { services: own, sinceDays } of venues) {
      for (const service of own) expect(service.sinceDays).toSatisfy((days: number) => days > 0 && days < sinceDays);
    }
  });

  test('are given by employees of their venue, and every employee gives one', () => {
    for (const { team, services: own } of venues) {
      expect(new Set(own.flatMap((service) => service.team))).toEqual(new Set(team.map(({ id }) => id)));
    }
  });
});

describe('the rows', () => {
  test('have unique ids', () => {
    for (const [table, list] of Object.entries(rows)) {
      const ids = list.flatMap((row) => ('id' in row ? [row.id] : []));
      expect(new Set(ids).size, table).toBe(ids.length);
    }
    expect(new Set(rows.users.map(({ email }) => email.toLowerCase())).size).toBe(rows.users.length);
  });

  test('are the same for the same moment', () => {
    expect(worldRows(now)).toEqual(rows);
  });

  test('have replies of the venue, after the review and before now, in its language', () => {
    expect(rows.reviewReplies.length).toBeGreaterThanOrEqual(8);
    const letters = (text: string) => (/[ەێۆڕڵ]/.test(text) ? 'ckb' : /[\u0600-\u06ff]/.test(text) ? 'ar' : 'en');
    for (const { review_id: id, text, created_at: at } of rows.reviewReplies) {
      const review = rows.reviews.find((one) => one.id === id)!;
      expect(letters(text)).toBe(letters(review.comment));
      expect(at > (review.updated_at ?? review.created_at)).toBe(true);
      expect(at < now.toString()).toBe(true);
    }
    const replyAuthors = Object.values(replies).flatMap((ofService) => Object.keys(ofService));
    expect(rows.reviewReplies).toHaveLength(replyAuthors.length);
  });

  test('have one review for a customer and service, after its creation, by women at women’s venues', () => {
    const seen = new Set(rows.reviews.map((review) => `${review.service_id} ${review.user_id}`));
    expect(seen.size).toBe(rows.reviews.length);
    const women = new Set(Object.values(users).flatMap(({ id, gender }) => (gender === 'female' ? [id] : [])));
    for (const review of rows.reviews) {
      const service = rows.services.find(({ id }) => id === review.service_id);
      expect(service).toBeDefined();
      expect(review.created_at > (service?.created_at ?? '') && review.created_at < now.toString()).toBe(true);
      const venue = venues.find(({ id }) => id === service?.venue_id);
      expect(!venue?.isWomenOnly || women.has(review.user_id), review.comment).toBe(true);
    }
  });
});

describe('the favourites', () => {
  test('are of users whom the venue serves, never of its owner, and later than the service', () => {
    expect(new Set(rows.features.map((one) => `${one.service_id} ${one.user_id}`)).size).toBe(rows.features.length);
    for (const { service_id: listed, user_id: member, created_at: at } of [...rows.features, ...rows.wishlistItems]) {
      const service = rows.services.find(({ id }) => id === listed);
      expect(at > (service?.created_at ?? '') && at < now.toString()).toBe(true);
      const venue = venues.find(({ id }) => id === service?.venue_id);
      const user = Object.values(users).find(({ id }) => id === member);
      expect(venue && users[venue.owner].id).not.toBe(member);
      expect(!venue?.isWomenOnly || user?.gender === 'female', `${listed} ${user?.name}`).toBe(true);
    }
  });

  test('put services of every category and of four cities at the top', () => {
    const counts = Map.groupBy(rows.features, ({ service_id: id }) => id);
    const top = [...counts].toSorted(([, a], [, b]) => b.length - a.length).slice(0, 10);
    expect(top[0]?.[0]).toBe(landmarks.maxFeatured);
    expect(top[1]?.[1].length).toBeLessThan(top[0]?.[1].length ?? 0);
    const topCategories = top.map(([serviceId]) => services.find(({ id }) => id === serviceId)?.category);
    expect(new Set(topCategories).size).toBeGreaterThanOrEqual(6);
    const topVenues = top.map(([serviceId]) =>
      venues.find((venue) => venue.services.some(({ id }) => id === serviceId)),
    );
    expect(new Set(topVenues.map((venue) => venue?.city)).size).toBeGreaterThanOrEqual(4);
  });

  test('have the wishlist of Zainab, and one review that was changed', () => {
    const { zainabWishlist, changedReview } = landmarks;
    const wishlist = rows.wishlistItems.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1));
    expect(wishlist.map(({ service_id: id }) => id)).toEqual(zainabWishlist);
    const changed = rows.reviews.filter((review) => review.updated_at !== null);
    expect(changed.map(({ service_id: id }) => id)).toEqual([changedReview]);
    expect(
      changed.every(({ created_at: at, updated_at: then }) => at < (then ?? '') && (then ?? '') < now.toString()),
    ).toBe(true);
  });
});

test('somebody has been twice to the treatment of the sold course', () => {
  const mustafa = rows.users.find(({ email }) => email === 'mustafa@example.com')?.id;
  const uses = rows.bookings.filter((one) => one.venue_id === landmarks.soldCourse && one.customer_id === mustafa);
  expect(uses.filter((one) => one.treatment_id === 6021 && one.status === 'completed')).toHaveLength(2);
});

describe('the landmarks are as described', () => {
  const employeesOf = (service: number) =>
    rows.serviceEmployees.filter(({ service_id: id }) => id === service).map(({ employee_id: id }) => id);

  test('the two specified prices stand on one service in Baghdad', () => {
    const { service, hairCut, cutColorTreatment, coupon } = landmarks.specifiedPrices;
    const items = rows.treatments.filter(({ service_id: id }) => id === service);
    expect(items.find(({ id }) => id === hairCut)).toMatchObject({ title: { en: 'Hair Cut' }, discount_percent: 0 });
    expect(items.find(({ id }) => id === cutColorTreatment)).toMatchObject({
      title: { en: 'Cut + Color + Treatment' },
      discount_percent: 50,
    });
    expect(rows.services.find(({ id }) => id === service)?.coupon_code).toBe(coupon);
  });

  test('three employees, one employee, no review', () => {
    expect(employeesOf(landmarks.threeEmployees.service)).toEqual(landmarks.threeEmployees.employees);
    expect(employeesOf(landmarks.oneEmployee.service)).toEqual([landmarks.oneEmployee.employee]);
    expect(rows.reviews.some(({ service_id: id }) => id === landmarks.unreviewed)).toBe(false);
    const ahead = rows.bookings.filter(({ during }) => during.slice(1, 21) > now.toString());
    expect(ahead.some(({ employee_id: id }) => id === landmarks.oneEmployee.employee)).toBe(false);
  });

  test('a night, a closed day and a leave', () => {
    const { closedNextWeek, onLeave, openPastMidnight, noorSalon } = landmarks;
    const thursdayHours = venues.find(({ id }) => id === openPastMidnight)?.hours[3];
    expect(thursdayHours?.at(-1)?.to).toBe(26 * 60);
    const exceptions = rows.hoursExceptions.filter((row) => row.opens_minute === null);
    expect(exceptions).toContainEqual(
      expect.objectContaining({
        venue_id: closedNextWeek.venue,
        employee_id: null,
        starts_on: '2026-11-28',
      }),
    );
    expect(exceptions).toContainEqual(
      expect.objectContaining({ employee_id: onLeave.employee, starts_on: '2026-11-25', ends_on: '2026-11-29' }),
    );
    expect(venues.filter(({ owner }) => owner === 'huda').map(({ id }) => id)).toEqual([noorSalon]);
  });

  test('Zainab has completed bookings of both services and reviewed one', () => {
    const { zainab } = users;
    const visited = rows.bookings.filter((one) => one.customer_id === zainab.id && one.status === 'completed');
    const reviewed = rows.reviews.filter((one) => one.user_id === zainab.id).map(({ service_id: id }) => id);
    const { zainabMayReview, zainabReviewed } = landmarks;
    expect(visited.map(({ service_id: id }) => id)).toEqual(expect.arrayContaining([zainabMayReview, zainabReviewed]));
    expect(reviewed).toContain(zainabReviewed);
    expect(reviewed).not.toContain(zainabMayReview);
  });
});

function listTexts(value: unknown): WorldText[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('ckb' in value) return [value as WorldText];
  return Object.values(value).flatMap(listTexts);
}
