import { places } from '@tajmeelspot/contract/places.ts';
import { get, getOk, type HttpAnswer } from '../answer.ts';
import type { BenchRun } from '../bench-run.ts';
import { type Floors, openFloors } from '../bare/open-floors.ts';
import { withDatabase } from '../with-database.ts';
import { atLeast, atMost, type Measurement, median } from '../budget.ts';
import { ratioOf, sampleSides } from '../compare-rates.ts';
import { applyLoad, computed, type LoadTarget } from '../load.ts';
import type { BenchServer } from '../server.ts';

export const listPath = `${places.api}/services?limit=20`;
const listedServices = 20;
/** Pages of the list that are made anew, whose state is not read: none of them is the first. */
const laterPages = 20;

/**
 * List and detail of services, of the moment (kept, and compared with what they are made from) and kept for a second, compared
 * with a bare program that sends ready documents of the same database; the list made anew, and while much changes.
 */
export async function measureReads(run: BenchRun): Promise<Measurement[]> {
  const server = await run.server();
  const { port } = server;
  const detailPaths = await listDetailPaths(server);
  const floors = await openFloors(run, run.scratch, detailPaths);
  try {
    await requireSame(server, floors);
    const samples = await sampleSides(
      {
        'list, computed': { port, paths: [listPath], headers: computed },
        'list, made anew': { port, paths: await listLaterPages(port), headers: computed },
        'list, kept': { port, paths: [listPath] },
        'list, floor': floors.list,
        'detail, computed': { port, paths: detailPaths, headers: computed },
        'detail, kept': { port, paths: detailPaths },
        'detail, floor': floors.detail,
      },
      run.rounds,
    );
    const anewSides = ['list, made anew', 'list, floor'] as const;
    const { budget: _, ...anew } = ratioOf('list of 20 services, made anew', samples, anewSides, atLeast(0));
    return [
      ratioOf('list of 20 services, computed', samples, ['list, computed', 'list, floor'], atLeast(0.7)),
      anew,
      ratioOf('list of 20 services, kept', samples, ['list, kept', 'list, floor'], atLeast(3)),
      ratioOf('one service in full, computed', samples, ['detail, computed', 'detail, floor'], atLeast(0.7)),
      ratioOf('one service in full, kept', samples, ['detail, kept', 'detail, floor'], atLeast(3)),
      await measureUnderChanges(run, { port, paths: [listPath] }),
    ];
  } finally {
    await floors.stop();
  }
}

/** The mark of the page after one of the list. */
export const nextOfList = ({ headers }: HttpAnswer): string | undefined =>
  /[?&]cursor=([^&>]+)/.exec(headers.find(([name]) => name.toLowerCase() === 'link')?.[1] ?? '')?.[1];

/** Paths of the pages of the list after the first. */
export async function listLaterPages(port: number): Promise<string[]> {
  const paths: string[] = [];
  for (let path = listPath; paths.length < laterPages; paths.push(path)) {
    const cursor = nextOfList(await getOk(port, path));
    if (cursor === undefined) break;
    path = `${listPath}&cursor=${cursor}`;
  }
  if (paths.length === 0) throw new Error('The list has one page alone.');
  return paths;
}

/** Paths of services across the whole list, so that no single one is measured. */
export async function listDetailPaths({ client, port }: BenchServer): Promise<string[]> {
  const newest = await client.listServices({ query: { limit: '100' } });
  const ids = newest.filter((_, index) => index % 5 === 0).map(({ id }) => id);
  // Ids may have gaps: what answers 404 is left out.
  const spread = Array.from({ length: listedServices }, (_, n) =>
    Math.round((Math.max(...ids) * (n + 1)) / listedServices),
  );
  const paths = [...new Set([...ids, ...spread])].map((id) => `${places.api}/services/${id}`);
  const answers = await Promise.all(paths.map((path) => get(port, path)));
  return paths.filter((_, index) => answers[index]?.status === 200);
}

/** Throws where the bare program sends something else than our server. */
async function requireSame({ port }: BenchServer, floors: Floors): Promise<void> {
  const [ours, bare] = await Promise.all([getOk(port, listPath), getOk(floors.port, '/list/0')]);
  if (!ours.body.equals(bare.body)) throw new Error('The bare program sends another list than our server.');
}

const [secondsARound, changesASecond] = [2, 100];
/** Few enough that they wait for the answer and not for each other. */
const clients = 4;

/** The slowest hundredth of the list's answers while a hundred of its cards a second become void and are announced, and otherwise. */
async function measureUnderChanges(run: BenchRun, target: LoadTarget): Promise<Measurement> {
  const [quiet, busy]: number[][] = [[], []];
  await withDatabase(run, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from services where status = 'published' order by created_at desc, id desc limit 100`,
    );
    let count = 0;
    const change = async () => {
      const id = rows[count++ % rows.length]?.id;
      await client.query({
        name: 'renew',
        text: 'select renew_cards(array[$1::bigint])',
        values: [id],
      });
      await client.query({
        name: 'tell',
        text: 'select pg_notify($1, $2)',
        values: ['changes', `services service-${id}`],
      });
    };
    for (let round = 0; round < run.rounds; round++) {
      quiet?.push((await applyLoad(target, secondsARound, clients)).slowMs);
      let last = Promise.resolve();
      const timer = setInterval(() => void (last = last.then(change)), 1000 / changesASecond);
      busy?.push((await applyLoad(target, secondsARound, clients)).slowMs);
      clearInterval(timer);
      await last;
    }
  });
  const [before, after] = [median(quiet ?? []), median(busy ?? [])];
  const note = `${before.toFixed(2)} → ${after.toFixed(2)} ms with ${clients} clients`;
  const name = `list under ${changesASecond} changes a second, p99`;
  return { name, value: after / before, unit: '×', budget: atMost(1.5), note };
}
