import * as z from 'zod';
import { endpoint, workbook } from '../endpoint.ts';
import { idText } from '../fields.ts';
import { paths } from '../paths.ts';
import { importFields, maxImportBytes } from './import-fields.ts';
import { ofVenue } from './shape.ts';

/** Which column holds what, from 0: 'name:0,phone:2'. Absent: as the heads of the file say. */
const columns = z
  .string()
  .max(200, 'too_long')
  .regex(/^(?:(?:name|phone|tags|allergies|note):\d{1,2}(?:,(?=.)|$))*$/, 'invalid')
  .optional();

const query = z.object({ columns });

/** Why a line is not taken over. */
export const importReasons = ['no_name', 'no_phone', 'bad_phone', 'twice', 'too_long'] as const;

const line = z.object({
  /** As a spreadsheet counts it, from 1. */
  number: z.number().int(),
  name: z.string(),
  phone: z.string(),
  /** A new file, one that exists and is added to, or none. */
  outcome: z.enum(['new', 'joins', 'refused']),
  /** Of who is joined, as the venue calls them. */
  joins: z.string().nullable(),
  reason: z.enum(importReasons).nullable(),
});

const counts = { added: z.number().int(), joined: z.number().int(), refused: z.number().int() };

const preview = z.object({
  /** The first cells of each column, its head among them, and what it is taken for. */
  columns: z.array(z.object({ samples: z.array(z.string()), field: z.enum(importFields).nullable() })),
  lines: z.array(line),
  ...counts,
});

/** What an import would do. */
export type ImportPreview = z.output<typeof preview>;
/** What would become of a line. */
export type ImportLine = z.output<typeof line>;

const uploadProblems = ['invalid', 'unauthenticated', 'not_found', 'too_large', 'unreadable_file'] as const;

const importRecord = z.object({
  id: z.number().int(),
  created_at: z.string(),
  added: z.number().int(),
  joined: z.number().int(),
  undone_at: z.string().nullable(),
});

/** Files of clients in and out. */
export const clientImports = {
  previewClientImport: endpoint({
    path: paths.previewClientImport,
    access: 'member',
    summary: 'Says line by line what an import of the body (CSV, xlsx or vCard) would do. Nothing is kept.',
    params: ofVenue,
    query,
    upload: { maxBytes: maxImportBytes },
    output: z.object({ data: preview }),
    problems: uploadProblems,
  }),
  importClients: endpoint({
    path: paths.importClients,
    access: 'member',
    summary: 'Takes over the lines of the body that its preview calls new or joining.',
    params: ofVenue,
    query,
    upload: { maxBytes: maxImportBytes },
    output: z.object({ message: z.string(), data: importRecord }),
    status: 201,
    problems: [...uploadProblems, 'too_many_attempts'],
  }),
  listClientImports: endpoint({
    path: paths.listClientImports,
    access: 'member',
    summary: 'The last ten imports of an own venue, the latest first.',
    params: ofVenue,
    output: z.object({ data: z.array(importRecord) }),
    problems: ['unauthenticated', 'not_found'],
  }),
  undoClientImport: endpoint({
    path: paths.undoClientImport,
    access: 'member',
    summary: 'Takes an import back as far as nobody has changed or booked with what came by it.',
    params: z.object({ id: idText, import_id: idText }),
    output: z.object({ message: z.string(), data: z.object({ removed: z.number().int(), kept: z.number().int() }) }),
    problems: ['unauthenticated', 'not_found'],
  }),
  exportClients: endpoint({
    path: paths.exportClients,
    access: 'member',
    summary: 'All clients of an own venue as CSV; that it was made is in the audit log.',
    params: ofVenue,
    output: z.string(),
    media: 'text/csv',
    problems: ['unauthenticated', 'not_found'],
  }),
  exportClientsSheet: endpoint({
    path: paths.exportClientsSheet,
    access: 'member',
    summary: 'The same as a workbook.',
    params: ofVenue,
    output: z.instanceof(Uint8Array),
    media: workbook,
    problems: ['unauthenticated', 'not_found'],
  }),
};
