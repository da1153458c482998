import { localeOf } from '@tajmeelspot/language/locale.ts';

/** Somebody without a session who reads English, for verbs that a test calls without the corridor. */
export const noActor = {
  member: undefined,
  language: 'en',
  locale: localeOf('en'),
  address: '',
  userAgent: '',
  requestId: '',
} as const;
