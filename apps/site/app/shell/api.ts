import { type SiteClient, createSiteClient } from '@tajmeelspot/contract/client.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { localeOf } from '@tajmeelspot/language/locale.ts';
import { readNumbersAndTime } from '@tajmeelspot/ui/numbers/numbers-store.ts';
import { createContext, type RouterContextProvider } from 'react-router';
import { readToken } from './session-store.ts';

/** How loaders on the server reach the API. The default is the development server's neighbour. */
export const apiContext = createContext<{
  base: string;
  fetch?: (request: Request) => Promise<Response>;
  /** Scheme and host that people see, where it is configured. */
  origin?: string | undefined;
  /** Told of everything that fails while a page is rendered. */
  report: (error: unknown) => void;
}>({
  report: console.error,
  base: `http://127.0.0.1:${Number(globalThis.process?.env['PORT'] ?? 3000) + 1}/api`,
});

/** The API for a loader on the server; it knows nobody, so the page is the same for everybody. */
export function serverApi(context: Readonly<RouterContextProvider>, language: Language): SiteClient {
  const { base, fetch } = context.get(apiContext);
  return createSiteClient({ base, language, ...(fetch ? { fetch } : {}) });
}

/** The API for a loader or an action in the browser, as the signed-in user unless a token is given. */
export const browserApi = (language: Language, token: string | undefined = readToken()): SiteClient =>
  createSiteClient({ base: `${location.origin}/api`, language: localeOf(language, readNumbersAndTime()), token });
