// Stands in place of React Router's own in the browser, which asks the server for the route of each link: this takes all
// of them from one file of the build, which never changes and which the service worker stores.

import { useEffect } from 'react';
import { UNSAFE_createClientRoutes as createClientRoutes } from 'react-router';
import { withBasePath } from '../with-base-path.ts';
import { importAgain } from './load-route-module.js';

/** A page comes with its own routes alone. */
export const isFogOfWarEnabled = () => true;

// The rest is the server's, or asks it.
const unused = undefined;
export {
  unused as getManifestPath,
  unused as getPartialManifest,
  unused as getPathsWithAncestors,
  unused as handleClientVersionMismatch,
};

/** Lets a navigation wait for the list, and fail where it does not come. */
export function getPatchRoutesOnNavigationFunction(getRouter, manifest, routeModules) {
  return () => loadAllRoutes(getRouter(), manifest, routeModules);
}

/** Loads the list once the page answers to clicks; where the reader saves data, the first navigation does. */
export function useFogOFWarDiscovery(router, manifest, routeModules) {
  useEffect(() => {
    if (navigator.connection?.saveData) return;
    // In a task of its own: what begins with the page is enough for one.
    setTimeout(() => loadAllRoutes(router, manifest, routeModules).catch(() => undefined));
  }, [router, manifest, routeModules]);
}

/** Adds every route to the router, once. Throws where their list does not come; a later call tries again. */
function loadAllRoutes(router, manifest, routeModules) {
  manifest.whole ??= addAllRoutes(router, manifest, routeModules).catch((error) => {
    manifest.whole = undefined;
    throw error;
  });
  return manifest.whole;
}

async function addAllRoutes(router, manifest, routeModules) {
  await importAgain(manifest.url);
  const { routes } = withBasePath(globalThis.__reactRouterManifest, globalThis.__BASE__ ?? '');
  // The file puts the list in place of what the router knows, to which it is added.
  globalThis.__reactRouterManifest = manifest;
  const added = Object.fromEntries(Object.entries(routes).filter(([id]) => !(id in manifest.routes)));
  Object.assign(manifest.routes, added);
  router.patchRoutes('root', createClientRoutes(added, routeModules, null, true, false, 'root'));
}
