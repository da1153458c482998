type RouteFiles = { readonly module: string; readonly imports?: readonly string[] };

type RouterGlobals = { __reactRouterManifest?: { readonly routes: Readonly<Record<string, RouteFiles>> } };

/** Loads the scripts of routes into the browser's cache once it has nothing else to do; nothing where the reader saves data. */
export function prefetchRoutes(ids: readonly string[]): void {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return;
  const { routes } = (globalThis as RouterGlobals).__reactRouterManifest ?? { routes: {} };
  const files = new Set(ids.flatMap((id) => [routes[id]?.module ?? [], routes[id]?.imports ?? []].flat()));
  const load = () => files.forEach((file) => void fetch(file, { priority: 'low' }).catch(() => undefined));
  if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: 10_000 });
  else setTimeout(load, 3000);
}
