import { type Client, createClient } from '@tajmeelspot/contract/client.ts';
import { readLanguage } from './language.ts';
import { apiBase, readToken } from './session.ts';

/** The API, asked by the operator who is in. */
export const api = (): Client => createClient({ base: apiBase, language: readLanguage(), token: readToken() });
