// Stands in place of React Router's own, which reloads the page that the reader is about to leave when the script of the
// next one does not come: this asks again, and then lets the address that was chosen say what happened.

const pausesMs = [400, 1500];

/** The module of a route, loaded once. Throws where its script does not come. */
export async function loadRouteModule({ id, module }, loaded) {
  loaded[id] ??= await importAgain(module);
  return loaded[id];
}

/** A script, asked for up to three times. Throws where it does not come. */
export async function importAgain(file) {
  for (const [tries, pause] of pausesMs.entries()) {
    try {
      return await importOnce(file, tries);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return importOnce(file, pausesMs.length);
}

/** Some browsers remember for good that a script did not come: a later try has an address of its own. */
const importOnce = (file, tries) => import(/* @vite-ignore */ tries === 0 ? file : `${file}?try=${tries}`);

/** Lets a loader or action whose script does not come fail as one that ran: the router waits for ever for one that never does. */
export function guardLazy({ lazy }) {
  for (const type of ['loader', 'action']) {
    const load = lazy?.[type];
    if (load) lazy[type] = () => load().catch((error) => () => Promise.reject(error));
  }
}

/** Whether a load is for the address of the document, which the server rendered. */
export function isRenderedAddress(address) {
  const [document] = performance.getEntriesByType('navigation');
  return document === undefined || withoutHash(document.name) === withoutHash(address);
}

const withoutHash = (address) => address.replace(/#.*/, '');
