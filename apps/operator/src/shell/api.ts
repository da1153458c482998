import { type Client, createClient } from '@tajmeelspot/contract/client.ts';
import { readLocale } from './locale.ts';
import { apiBase, session } from './session.ts';

/** The API, asked by the operator who is logged in. */
export const api = (): Client => createClient({ base: apiBase, language: readLocale(), token: session.readToken() });
