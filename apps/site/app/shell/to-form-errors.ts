import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { Refused } from '../forms/form-errors.ts';

/** What a form says when a call failed: the server's own words, else the given ones. Fields come with theirs. */
export function toRefused(error: unknown, otherwise: string): Refused {
  if (!(error instanceof ApiError) || !error.body) return { message: otherwise, errors: {} };
  const { message, errors = {} } = error.body;
  const byField = Object.fromEntries(Object.entries(errors).map(([field, [first]]) => [field, first]));
  // Sentences beside their fields need no sum above them.
  return { message: Object.keys(byField).length > 0 ? undefined : message, errors: byField };
}
