import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** What a router calls at each navigation where nothing is instrumented, and what only instrumented ones and servers use. */
const replacement = `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = undefined;
export const instrumentClientSideRouter = undefined;
export const instrumentHandler = undefined;
export const instrumentationResultMetaContext = undefined;
`;

/** Leaves out of the browser's scripts by what React Router reports its steps: nothing here listens to them. */
export const withoutInstrumentation: Plugin = {
  name: 'without-instrumentation',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async load(id) {
    if (!id.endsWith('/lib/router/instrumentation.js')) return undefined;
    const code = await readFile(id, 'utf8');
    // Another version of React Router may call it otherwise.
    if (!code.includes('receiver = instrumentationClientResultMetaReceivers.get(router);'))
      throw new Error('react-router: its instrumentation has changed');
    return replacement;
  },
};
