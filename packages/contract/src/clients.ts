import * as z from 'zod';
import { clientImports } from './clients/imports.ts';
import { client, clientDetail, foundClient, ofClient, ofVenue, tag, tags } from './clients/shape.ts';
import { endpoint } from './endpoint.ts';
import { cursor, id, idText, limit, phone, requiredText, text } from './fields.ts';
import { paths } from './paths.ts';

const bodyProblems = ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid'] as const;
const changed = z.object({ message: z.string(), data: clientDetail });

/** The files that a venue keeps of the people who come; another's venue is not_found. */
export const clients = {
  listClients: endpoint({
    path: paths.listClients,
    access: 'member',
    summary: 'The clients of an own venue, who booked last first, page by page.',
    params: ofVenue,
    query: z.object({
      /** The beginning of a name or of one of its words, in any usual spelling, or of a number. */
      text: text(100).optional(),
      tag: tag.optional(),
      cursor: cursor.optional(),
      limit: limit.default(20),
    }),
    output: z.object({
      data: z.array(client),
      /** How many there are; 1000: as many or more. */
      total: z.number().int(),
      /** Every tag that the venue uses, the most frequent first. */
      tags: z.array(z.string()),
      /** Mark of the next page; null: this is the last one. */
      next_cursor: z.string().nullable(),
    }),
    problems: ['invalid', 'unauthenticated', 'not_found'],
  }),
  searchClients: endpoint({
    path: paths.searchClients,
    access: 'member',
    summary:
      'At most eight clients by the beginning of a name or number, for who adds a booking. Staff find those that they have served, and anybody by a whole number.',
    params: ofVenue,
    query: z.object({ text: requiredText(100) }),
    output: z.object({ data: z.array(foundClient) }),
    problems: ['invalid', 'unauthenticated', 'not_found'],
  }),
  addClient: endpoint({
    path: paths.addClient,
    access: 'member',
    summary: 'Makes a file for somebody without a booking; the one that there is where the number is known.',
    params: ofVenue,
    body: z.object({ name: requiredText(120), phone: phone.nullish(), tags: tags.default([]) }),
    output: changed,
    status: 201,
    problems: [...bodyProblems, 'unauthenticated', 'not_found'],
  }),
  findClient: endpoint({
    path: paths.findClient,
    access: 'member',
    summary: 'The file of a client of a venue that the caller runs. That allergies were read is in the audit log.',
    params: ofClient,
    output: z.object({ data: clientDetail }),
    problems: ['unauthenticated', 'not_found'],
  }),
  changeClient: endpoint({
    path: paths.changeClient,
    access: 'member',
    summary: 'Changes what is given of a file. A number can be changed where there is no account.',
    params: ofClient,
    body: z
      .object({
        name: requiredText(120).optional(),
        /** Empty: none. */
        phone: phone.optional(),
        tags: tags.optional(),
        accepts_messages: z.boolean().nullable().optional(),
        accepts_photos: z.boolean().nullable().optional(),
      })
      .refine((given) => Object.keys(given).length > 0, { error: 'required', path: ['name'] }),
    output: changed,
    problems: [...bodyProblems, 'unauthenticated', 'not_found', 'client_exists'],
  }),
  findClientAllergies: endpoint({
    path: paths.findClientAllergies,
    access: 'member',
    summary: 'What a client must not get, for every member who serves them; each reading is in the audit log.',
    params: ofClient,
    output: z.object({ data: z.object({ text: z.string().nullable() }) }),
    problems: ['unauthenticated', 'not_found'],
  }),
  writeClientAllergies: endpoint({
    path: paths.writeClientAllergies,
    access: 'member',
    summary: 'Writes down what a client must not get; an empty text deletes it. It is sealed at rest.',
    params: ofClient,
    body: z.object({ text: text(1000) }),
    output: changed,
    problems: [...bodyProblems, 'unauthenticated', 'not_found'],
  }),
  findClientNote: endpoint({
    path: paths.findClientNote,
    access: 'member',
    summary: 'The note of a venue about a client, for who runs it; each reading is in the audit log.',
    params: ofClient,
    output: z.object({ data: z.object({ text: z.string().nullable() }) }),
    problems: ['unauthenticated', 'not_found'],
  }),
  writeClientNote: endpoint({
    path: paths.writeClientNote,
    access: 'member',
    summary:
      'Writes the note of a venue about a client, in place of a former one; an empty one deletes it. It is sealed at rest.',
    params: ofClient,
    body: z.object({ text: text(4000) }),
    output: changed,
    problems: [...bodyProblems, 'unauthenticated', 'not_found'],
  }),
  mergeClients: endpoint({
    path: paths.mergeClients,
    access: 'member',
    summary: 'Makes two files of a venue one, under the name of the first; for ten minutes it can be taken back.',
    params: ofClient,
    body: z.object({ other_id: id }),
    output: changed,
    problems: [...bodyProblems, 'unauthenticated', 'not_found'],
  }),
  undoClientMerge: endpoint({
    path: paths.undoClientMerge,
    access: 'member',
    summary: 'Takes a merge back, within ten minutes and while nobody has written into the file.',
    params: z.object({ id: idText, merge_id: idText }),
    output: changed,
    problems: ['unauthenticated', 'not_found', 'merge_over'],
  }),
  ...clientImports,
};
