import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { withBasePath } from './shell/with-base-path.ts';

type BuiltRouter = { __BASE__?: string; __reactRouterManifest?: unknown };

// The list of all routes is a file of the build, which serves under any base path.
const globals = globalThis as BuiltRouter;
globals.__reactRouterManifest = withBasePath(globals.__reactRouterManifest, globals.__BASE__ ?? '');

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
