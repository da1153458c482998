import type { Provider } from './providers.ts';

/** What people call a provider, in every language. */
export const providerNames: Readonly<Record<Provider, string>> = { google: 'Google', facebook: 'Facebook' };
