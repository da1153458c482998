import type { RouterContextProvider } from 'react-router';
import { apiContext } from '../api.ts';

/** The base path of the site: '' at the root of the host. */
export const basePath = (): string => (globalThis as { __BASE__?: string }).__BASE__ ?? '';

/** Scheme and host that people see; '' where nobody configured them, which leaves addresses without a host. */
export const originOf = (context: Readonly<RouterContextProvider>): string => context.get(apiContext).origin ?? '';
