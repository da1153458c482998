import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { FormErrors } from '../forms/form-errors.ts';
import { offlineText } from './offline/offline-text.ts';

/** What a form says when a call failed: that there is no connection, the server's own words, else the given ones. Fields come with theirs. */
export function toFormErrors(error: unknown, otherwise: string): FormErrors {
  if (!(error instanceof ApiError)) return { message: offlineText() || otherwise, fields: {} };
  if (!error.body) return { message: otherwise, fields: {} };
  const { fieldErrors } = error;
  // Sentences beside their fields need no sum above them.
  return { message: Object.keys(fieldErrors).length > 0 ? undefined : error.body.message, fields: fieldErrors };
}
