import { intlLocaleOf } from '@tajmeelspot/language/locale.ts';
import type { ReactNode } from 'react';
import { useLocale } from '../locale.ts';
import { PartLabels } from './part-labels.tsx';
import { MessagesProvider } from './translations.tsx';

const none = {};

/**
 * Gives a part that hydrates later than the page its locale anew: what the device has chosen may stand above it already,
 * while its HTML still has the default.
 */
export const PartLocale = ({ children }: { readonly children: ReactNode }) => (
  <MessagesProvider locale={intlLocaleOf(useLocale())} messages={none}>
    <PartLabels>{children}</PartLabels>
  </MessagesProvider>
);
