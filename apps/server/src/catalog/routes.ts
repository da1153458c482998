import type { catalog, Service } from '@tajmeelspot/contract/catalog.ts';
import { formatDay, formatTime } from '@tajmeelspot/language/dates.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { say } from '@tajmeelspot/language/server-words.ts';
import type { Routes } from '#app/http/endpoint.ts';
import { defaultHours, type Interval } from '#app/venues/venues.ts';
import {
  clockTime,
  findService,
  listCategories,
  listCities,
  listServices,
  listTags,
  readWords,
  shareService,
} from './catalog.ts';

export const catalogRoutes: Routes<typeof catalog> = {
  listCategories: ({ deps, actor }) => listCategories(deps, actor),
  listCities: ({ deps, actor }) => listCities(deps, actor),
  listTags: ({ deps, actor }) => listTags(deps, actor),
  listServices: async ({ deps, actor, query, reply }) => {
    const words = await readWords(deps, query.search);
    const { rows, nextCursor } = await listServices(deps, actor, { ...query, words, sort: 'newest' });
    reply.tag('services', ...rows.map(({ id }) => `service-${id}`));
    reply.next(nextCursor);
    return rows;
  },
  findService: async ({ deps, actor, params, reply }) => {
    const { hours, ...service } = await findService(deps, actor, params.id);
    const beside = [...service.similar_listings, ...service.also_offered.map((other) => other.service)];
    reply.tag(`service-${service.id}`, ...beside.map(({ id }) => `service-${id}`));
    return { ...service, availability: openingDays(actor.language, hours) };
  },
  shareService: async ({ deps, actor, params, reply }) => {
    reply.tag(`service-${params.id}`);
    return { data: await shareService(deps, actor, params.id) };
  },
};

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
