/** A value of the build's manifest with every address of a file below the base path: the build knows them from the root of the host. */
export function withBasePath(value: unknown, basePath: string): unknown {
  if (typeof value === 'string') return value.startsWith('/assets/') ? basePath + value : value;
  if (Array.isArray(value)) return value.map((item) => withBasePath(item, basePath));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withBasePath(item, basePath)]));
}
