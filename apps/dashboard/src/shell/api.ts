import { type Client, createClient } from '@tajmeelspot/contract/client.ts';
import { readLanguage } from './language.ts';
import { apiBase, readToken } from './session.ts';

/** The API, asked by whoever is in, in the language of the dashboard. */
export const api = (): Client => createClient({ base: apiBase, language: readLanguage(), token: readToken() });
