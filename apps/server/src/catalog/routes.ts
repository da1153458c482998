import type { catalog } from '@tajmeelspot/contract/catalog.ts';
import { translate } from '@tajmeelspot/language/server-messages.ts';
import type { Routes } from '#app/http/api.ts';
import type { AnswerStates } from '#app/http/kept/answer-states.ts';
import { ReadyJson } from '#app/http/run-call.ts';
import * as verbs from './catalog.ts';

/** What answers of the catalogue are made from. */
export const catalogStates: AnswerStates = {
  listServices: {
    isOf: ({ query }) => verbs.isNewestPage(query),
    find: (deps, asked) =>
      verbs.findNewestStates(
        deps,
        asked.map(({ query }) => query.limit),
      ),
  },
  findService: {
    find: (deps, asked) =>
      verbs.findServiceStates(
        deps,
        asked.map(({ locale, params }) => ({ locale, id: params.id })),
      ),
  },
};

export const catalogRoutes: Routes<typeof catalog> = {
  listCategories: ({ deps, actor, reply }) => {
    reply.tag('services');
    return verbs.listCategories(deps, actor);
  },
  findCategory: async ({ deps, actor, params, reply }) => {
    reply.tag('services');
    return { data: await verbs.findCategory(deps, actor, params.name) };
  },
  listCities: ({ deps, actor }) => verbs.listCities(deps, actor),
  listTags: ({ deps, actor }) => verbs.listTags(deps, actor),
  listServices: async ({ deps, actor, query, reply }) => {
    const read = await verbs.readSearch(deps, actor, { ...query, treatment: query.search });
    const { rows, nextCursor } = await verbs.listServiceCards(deps, actor, { ...read, sort: 'newest' });
    reply.tag('services', ...rows.map(({ id }) => `service-${id}`));
    reply.next(nextCursor);
    return new ReadyJson(`[${rows.map(({ card }) => card).join(',')}]`);
  },
  findService: async ({ deps, actor, params, reply }) => {
    const ready = actor.member ? undefined : await verbs.findReadyService(deps, actor, params.id);
    if (ready) {
      reply.tag(...ready.tags);
      return new ReadyJson(ready.text);
    }
    const service = await verbs.findService(deps, actor, params.id);
    reply.tag(...verbs.tagsOf(service), ...service.similar_listings.map(({ id }) => `service-${id}`));
    return service;
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
