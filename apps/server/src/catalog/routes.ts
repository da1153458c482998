import type { catalog, Review, Service } from '@tajmeelspot/contract/catalog.ts';
import { paths } from '@tajmeelspot/contract/paths.ts';
import { places } from '@tajmeelspot/contract/places.ts';
import { formatDay, formatTime, inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { say } from '@tajmeelspot/language/server-words.ts';
import type { Routes } from '#app/http/endpoint.ts';
import { defaultHours, type Interval } from '#app/venues/venues.ts';
import { clockTime, findService, listCategories, listCities, listServices, listTags } from './catalog.ts';

export const catalogRoutes: Routes<typeof catalog> = {
  listCategories: ({ deps, actor }) => listCategories(deps, actor),
  listCities: ({ deps, actor }) => listCities(deps, actor),
  listTags: ({ deps, actor }) => listTags(deps, actor),
  listServices: async ({ deps, actor, query, reply }) => {
    const { rows, nextCursor } = await listServices(deps, actor, { ...query, text: query.search, sort: 'newest' });
    reply.tag('services', ...rows.map(({ id }) => `service-${id}`));
    if (nextCursor) {
      const { cursor: _, ...rest } = query;
      const given = Object.entries({ ...rest, cursor: nextCursor }).filter(([, value]) => value !== undefined);
      const next = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
      reply.header('link', `<${places.api}${paths.listServices.split(' ')[1]}?${next}>; rel="next"`);
    }
    return rows;
  },
  findService: async ({ deps, actor, params, reply }) => {
    const { hours, reviews, ...service } = await findService(deps, actor, params.id);
    reply.tag(`service-${service.id}`, ...service.similar_listings.map(({ id }) => `service-${id}`));
    return { ...service, availability: openingDays(actor.language, hours), reviews: reviews.map(toReview) };
  },
};

function toReview({ at, ...review }: Omit<Review, 'date_time' | 'created_at' | 'user'> & { at: string }): Review {
  const { date, time } = inBaghdad(at);
  return {
    ...review,
    date_time: `${date} ${time}`,
    created_at: new Date(at).toISOString(),
    user: { name: review.name },
  };
}

/** The week as people here count it, Saturday first; ISO numbers. */
const week = [6, 7, 1, 2, 3, 4, 5];

/** The weekly hours of a house in words, one entry a day; a house that set none has the default hours. */
function openingDays(language: Language, hours: readonly (Interval & { weekday: number })[]): Service['availability'] {
  return week.map((weekday) => {
    const own = hours.length === 0 ? [defaultHours] : hours.filter((interval) => interval.weekday === weekday);
    const intervals = own.map(({ from, to }) => ({ start: clockTime(from), end: clockTime(to) }));
    const words = intervals.map(({ start, end }) => `${formatTime(language, start)}–${formatTime(language, end)}`);
    return {
      weekday,
      // 1 January 2024 was a Monday.
      day: formatDay(language, `2024-01-0${weekday}`, 'weekday'),
      hours: words.join(language === 'en' ? ', ' : '، ') || say(language, 'answers.closed'),
      intervals,
    };
  });
}
