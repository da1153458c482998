export { addClient, changeClient } from './file/change-client.ts';
export { findClientAllergies, findClientNote, writeClientAllergies, writeClientNote } from './file/client-texts.ts';
export { lockShownClient } from './client-parts-queries.ts';
export { findClient } from './file/find-client.ts';
export { exportClients, exportClientsSheet } from './import/export-clients.ts';
export { importClients, listClientImports, previewClientImport, undoClientImport } from './import/import-clients.ts';
export { listClients, searchClients } from './list/list-clients.ts';
export { mergeClients, undoClientMerge } from './merge/merge-clients.ts';
