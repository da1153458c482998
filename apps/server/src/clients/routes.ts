import type { clients } from '@tajmeelspot/contract/clients.ts';
import { translate } from '@tajmeelspot/language/server-messages.ts';
import type { Routes } from '#app/http/api.ts';
import * as verbs from './clients.ts';

export const clientsRoutes: Routes<typeof clients> = {
  listClients: async ({ deps, actor, params, query }) => {
    const { rows, total, tags, nextCursor } = await verbs.listClients(deps, actor, params.id, query);
    const data = rows.map(({ last_completed_at: last, next_booking_at: next, ...row }) => ({
      ...row,
      last_completed_at: last?.toISOString() ?? null,
      next_booking_at: next?.toISOString() ?? null,
    }));
    return { data, total, tags, next_cursor: nextCursor };
  },
  searchClients: async ({ deps, actor, params, query }) => ({
    data: (await verbs.searchClients(deps, actor, params.id, query.text)).map((row) => ({
      ...row,
      last_completed_at: row.last_completed_at?.toISOString() ?? null,
    })),
  }),
  addClient: async ({ deps, actor, params, body }) => ({
    message: translate(actor.locale, 'answers.client_saved'),
    data: await verbs.addClient(deps, actor, params.id, body),
  }),
  findClient: async ({ deps, actor, params }) => ({
    data: await verbs.findClient(deps, actor, params.id, params.client_id),
  }),
  changeClient: async ({ deps, actor, params, body }) => ({
    message: translate(actor.locale, 'answers.client_saved'),
    data: await verbs.changeClient(deps, actor, params.id, params.client_id, body),
  }),
  findClientAllergies: async ({ deps, actor, params }) => ({
    data: await verbs.findClientAllergies(deps, actor, params.id, params.client_id),
  }),
  writeClientAllergies: async ({ deps, actor, params, body }) => ({
    message: translate(actor.locale, 'answers.saved'),
    data: await verbs.writeClientAllergies(deps, actor, params.id, params.client_id, body.text),
  }),
  findClientNote: async ({ deps, actor, params }) => ({
    data: await verbs.findClientNote(deps, actor, params.id, params.client_id),
  }),
  writeClientNote: async ({ deps, actor, params, body }) => ({
    message: translate(actor.locale, 'answers.saved'),
    data: await verbs.writeClientNote(deps, actor, params.id, params.client_id, body.text),
  }),
  mergeClients: async ({ deps, actor, params, body }) => ({
    message: translate(actor.locale, 'answers.clients_merged'),
    data: await verbs.mergeClients(deps, actor, params.id, params.client_id, body.other_id),
  }),
  undoClientMerge: async ({ deps, actor, params }) => ({
    message: translate(actor.locale, 'answers.client_merge_undone'),
    data: await verbs.undoClientMerge(deps, actor, params.id, params.merge_id),
  }),
  previewClientImport: async ({ deps, actor, params, query, upload }) => ({
    data: await verbs.previewClientImport(deps, actor, params.id, upload, query.columns),
  }),
  importClients: async ({ deps, actor, params, query, upload }) => {
    const data = await verbs.importClients(deps, actor, params.id, upload, query.columns);
    const { added, joined } = data;
    return { message: translate(actor.locale, 'answers.clients_imported', { added, joined }), data };
  },
  listClientImports: async ({ deps, actor, params }) => ({
    data: await verbs.listClientImports(deps, actor, params.id),
  }),
  undoClientImport: async ({ deps, actor, params }) => {
    const data = await verbs.undoClientImport(deps, actor, params.id, params.import_id);
    return { message: translate(actor.locale, 'answers.client_import_undone', data), data };
  },
  exportClients: ({ deps, actor, params }) => verbs.exportClients(deps, actor, params.id),
  exportClientsSheet: ({ deps, actor, params }) => verbs.exportClientsSheet(deps, actor, params.id),
};
