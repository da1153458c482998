import { type DashboardClient, createDashboardClient } from '@tajmeelspot/contract/client.ts';
import { readLocale } from './locale.ts';
import { apiBase, session } from './session.ts';

/** The API, asked by the user who is logged in, in the language of the dashboard. */
export const api = (): DashboardClient =>
  createDashboardClient({ base: apiBase, language: readLocale(), token: session.readToken() });
