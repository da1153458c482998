import * as z from 'zod';
import { idText, limit, text } from '../fields.ts';

/** What every call with a body of JSON can end in. */
export const bodyProblems = ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid'] as const;

/** What every call of the console can end in. */
export const operatorProblems = ['unauthenticated', 'operators_only'] as const;

/** What every call with a body for operators can end in. */
export const changeProblems = [...bodyProblems, ...operatorProblems] as const;

/** How a list of the console is asked for: words to look for, and where the page begins. */
export const listQuery = z.object({
  search: text(100).optional(),
  /** `next` of the page before. */
  cursor: idText.optional(),
  limit: limit.default(30),
});

/** A page of a list; `next` is null on the last one. */
export const pageOf = <T extends z.ZodType>(entry: T) =>
  z.object({ data: z.array(entry), next: z.string().nullable() });

/** What names one thing in a path. */
export const oneOf = z.object({ id: idText });

/** A sentence for the user whom it concerns. */
export const message = z.object({ message: z.string() });

/** The reason for an action, stored in the audit log. */
export const reasonBody = z.object({ reason: text(500).min(1, 'required') });
