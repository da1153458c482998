import { places } from '@tajmeelspot/contract/places.ts';
import type { BenchRun } from '../bench-run.ts';
import { type Measurement, median } from '../budget.ts';
import { applyLoad } from '../load.ts';
import type { BenchServer } from '../server.ts';

const secondsARound = 2;
const serviceCount = 10;

/** A week of slots of several services; it has no budget yet. */
export async function measureWeekSlots(run: BenchRun): Promise<Measurement[]> {
  const server = await run.server();
  const target = { port: server.port, paths: await listPaths(server) };
  await applyLoad(target, secondsARound);
  const rates: number[] = [];
  for (let round = 0; round < run.rounds; round++) rates.push((await applyLoad(target, secondsARound)).perSecond);
  return [{ name: 'free times of a week', value: median(rates), unit: '/s', note: 'informs only' }];
}

async function listPaths({ client }: BenchServer): Promise<string[]> {
  const listed = await client.listServices({ query: { limit: String(serviceCount) } });
  const details = await Promise.all(listed.map(({ id }) => client.findService({ params: { id: String(id) } })));
  return details.flatMap(({ id, pricing: [item] }) =>
    item ? [`${places.api}/services/${id}/slots?treatment_id=${item.id}&days=7`] : [],
  );
}
