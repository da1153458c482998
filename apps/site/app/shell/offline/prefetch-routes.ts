type RouteFiles = { readonly module: string; readonly imports?: readonly string[] };

/** What the router knows of routes; `whole` ends once it knows all of them. */
type KnownRoutes = { readonly routes: Readonly<Record<string, RouteFiles>>; readonly whole?: Promise<void> };

type RouterGlobals = { __reactRouterManifest?: KnownRoutes };

/** Loads the scripts of routes into the browser's cache once it has nothing else to do; nothing where the reader saves data. */
export function prefetchRoutes(ids: readonly string[]): void {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return;
  const load = () => void loadFiles(ids).catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: 10_000 });
  else setTimeout(load, 3000);
}

async function loadFiles(ids: readonly string[]): Promise<void> {
  await (globalThis as RouterGlobals).__reactRouterManifest?.whole;
  const { routes } = (globalThis as RouterGlobals).__reactRouterManifest ?? { routes: {} };
  const files = new Set(ids.flatMap((id) => [routes[id]?.module ?? [], routes[id]?.imports ?? []].flat()));
  await Promise.all([...files].map((file) => fetch(file, { priority: 'low' })));
}
