import type { Catalogue } from '@tajmeelspot/language/catalogues.ts';

declare module 'use-intl' {
  interface AppConfig {
    Messages: Pick<Catalogue, 'operator' | 'frame' | 'deliveries'>;
  }
}
