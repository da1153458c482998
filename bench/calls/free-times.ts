import { places } from '@tajmeelspot/contract/places.ts';
import type { Arena } from '../arena.ts';
import { type Measure, median } from '../budget.ts';
import { press } from '../load.ts';
import type { Server } from '../server.ts';

const secondsARound = 2;
const services = 10;

/** A week of free times of several services, to be watched: it has no budget yet. */
export async function measureFreeTimes(arena: Arena): Promise<Measure[]> {
  const server = await arena.server();
  const target = { port: server.port, paths: await listPaths(server) };
  await press(target, secondsARound);
  const rates: number[] = [];
  for (let round = 0; round < arena.rounds; round++) rates.push((await press(target, secondsARound)).perSecond);
  return [{ name: 'free times of a week', value: median(rates), unit: '/s', note: 'informs only' }];
}

async function listPaths({ client }: Server): Promise<string[]> {
  const listed = await client.listServices({ query: { limit: String(services) } });
  const details = await Promise.all(listed.map(({ id }) => client.findService({ params: { id: String(id) } })));
  return details.flatMap(({ id, pricing: [item] }) =>
    item ? [`${places.api}/services/${id}/slots?treatment_id=${item.id}&days=7`] : [],
  );
}
