/** Counts one more or one less of a client; who has none is forgotten, so that strangers fill no memory. */
export function changeCount(counts: Map<string, number>, client: string, change: 1 | -1): void {
  const count = (counts.get(client) ?? 0) + change;
  if (count > 0) counts.set(client, count);
  else counts.delete(client);
}
