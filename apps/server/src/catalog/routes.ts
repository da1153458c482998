import type { catalog, Service } from '@tajmeelspot/contract/catalog.ts';
import { formatTimeRange } from '@tajmeelspot/language/clock.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { languageOfLocale, type Locale } from '@tajmeelspot/language/locale.ts';
import { translate } from '@tajmeelspot/language/server-messages.ts';
import type { Routes } from '#app/http/api.ts';
import { defaultHours, type Interval } from '#app/venues/venues.ts';
import * as verbs from './catalog.ts';

export const catalogRoutes: Routes<typeof catalog> = {
  listCategories: ({ deps, actor }) => verbs.listCategories(deps, actor),
  listCities: ({ deps, actor }) => verbs.listCities(deps, actor),
  listTags: ({ deps, actor }) => verbs.listTags(deps, actor),
  listServices: async ({ deps, actor, query, reply }) => {
    const words = await verbs.readSearchText(deps, query.search);
    const { rows, nextCursor } = await verbs.listServices(deps, actor, { ...query, words, sort: 'newest' });
    reply.tag('services', ...rows.map(({ id }) => `service-${id}`));
    reply.next(nextCursor);
    return rows;
  },
  findService: async ({ deps, actor, params, reply }) => {
    const { hours, ...service } = await verbs.findService(deps, actor, params.id);
    const beside = [...service.similar_listings, ...service.also_offered.map((other) => other.service)];
    reply.tag(`service-${service.id}`, `venue-${service.establishment.id}`, ...beside.map(({ id }) => `service-${id}`));
    return { ...service, availability: weeklyHours(actor.locale, hours) };
  },
  shareService: async ({ deps, actor, params, reply }) => {
    reply.tag(`service-${params.id}`);
    return { data: await verbs.shareService(deps, actor, params.id) };
  },
  findStanding: async ({ deps, actor, params, reply }) => {
    const standing = await verbs.findStanding(deps, actor, params.id);
    reply.tag('services', `service-${params.id}`);
    return { data: standing };
  },
  listTemplates: async ({ deps, actor }) => ({ data: await verbs.listTemplates(deps, actor) }),
  listOwnServices: async ({ deps, actor, params }) => ({ data: await verbs.listOwnServices(deps, actor, params.id) }),
  createService: async ({ deps, actor, params, body }) => ({
    message: translate(actor.locale, 'answers.draft_made'),
    data: await verbs.createService(deps, actor, params.id, body),
  }),
  findOwnService: async ({ deps, actor, params }) => ({ data: await verbs.showOwnService(deps, actor, params.id) }),
  changeService: async ({ deps, actor, params, body }) => ({
    message: translate(actor.locale, 'answers.saved'),
    data: await verbs.changeService(deps, actor, params.id, body),
  }),
  changeTreatments: async ({ deps, actor, params, body }) => ({
    message: translate(actor.locale, 'answers.saved'),
    data: await verbs.changeTreatments(deps, actor, params.id, body.treatments),
  }),
  addServicePicture: async ({ deps, actor, params, upload, gone }) => ({
    message: translate(actor.locale, 'answers.picture_saved'),
    data: await verbs.addServicePicture(deps, actor, params.id, {
      bytes: upload,
      client: String(actor.member.id),
      gone,
    }),
  }),
  changeServicePictures: async ({ deps, actor, params, body }) => ({
    message: translate(actor.locale, 'answers.saved'),
    data: await verbs.changeServicePictures(deps, actor, params.id, body.pictures),
  }),
};

/** The week as people here count it, Saturday first; ISO numbers. */
const week = [6, 7, 1, 2, 3, 4, 5];

/** The weekly hours of a venue in words, one entry a day; a venue that set none has the default hours. */
function weeklyHours(locale: Locale, hours: readonly (Interval & { weekday: number })[]): Service['availability'] {
  return week.map((weekday) => {
    const own = hours.length === 0 ? [defaultHours] : hours.filter((interval) => interval.weekday === weekday);
    const intervals = own.map(({ from, to }) => ({ start: verbs.clockTime(from), end: verbs.clockTime(to) }));
    const words = intervals.map(({ start, end }) => formatTimeRange(locale, start, end));
    return {
      weekday,
      // 1 January 2024 was a Monday.
      day: formatDay(locale, `2024-01-0${weekday}`, 'weekday'),
      hours: words.join(languageOfLocale(locale) === 'en' ? ', ' : '، ') || translate(locale, 'answers.closed'),
      intervals,
    };
  });
}
