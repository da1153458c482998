import type { Catalogue } from '@tajmeelspot/language/catalogues.ts';

declare module 'use-intl' {
  interface AppConfig {
    Messages: Pick<Catalogue, 'clients' | 'dashboard' | 'deliveries' | 'frame' | 'push' | 'venue' | 'records' | 'till'>;
  }
}

declare global {
  interface Window {
    /** What the first script took out of the address bar: a token to be traded once. */
    __HAND_OFF__?: string;
  }
}
