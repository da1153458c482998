type RouteFiles = { readonly module: string; readonly imports?: readonly string[] };

/** What the router knows of routes; `whole` ends once it knows all of them. */
type KnownRoutes = { readonly routes: Readonly<Record<string, RouteFiles>>; readonly whole?: Promise<void> };

type RouterGlobals = { __reactRouterManifest?: KnownRoutes };

/** Loads the scripts of routes into the browser's cache once it has nothing else to do; nothing where the reader saves data. */
export const prefetchRoutes = (ids: readonly string[]): void =>
  whenIdle(() => void loadFiles(ids).catch(() => undefined));

/** Brings something ahead once the browser has nothing else to do; nothing where the reader saves data. */
export function whenIdle(bring: () => void): void {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return;
  if ('requestIdleCallback' in globalThis) requestIdleCallback(bring, { timeout: 10_000 });
  else setTimeout(bring, 3000);
}

async function loadFiles(ids: readonly string[]): Promise<void> {
  await (globalThis as RouterGlobals).__reactRouterManifest?.whole;
  const { routes } = (globalThis as RouterGlobals).__reactRouterManifest ?? { routes: {} };
  const files = new Set(ids.flatMap((id) => [routes[id]?.module ?? [], routes[id]?.imports ?? []].flat()));
  // One after the other: asked for at once they would keep the page from answering.
  for (const file of files) await fetch(file, { priority: 'low' });
}
