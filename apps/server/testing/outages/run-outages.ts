import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@tajmeelspot/contract/client.ts';
import type { Pool } from 'pg';
import { hashToken, newToken } from '#app/secrets/tokens.ts';
import { openProcess, type ServerProcess } from '../server-process.ts';
import { type TreatmentTimes, runClient } from './run-client.ts';
import type { Cluster } from './cluster.ts';
import type { Journal } from './journal.ts';
import type { LossyProxy } from './lossy-proxy.ts';
import type { SmallDisk } from './small-disk.ts';

/** A process of our server behind a proxy. */
export type ProxiedServer = {
  process: ServerProcess;
  readonly proxy: LossyProxy;
  readonly settings: Record<string, string>;
  /** The output of the processes before this one. */
  readonly formerLogs: string[];
};

/** Starts a process behind a proxy. */
export async function openProxiedServer(proxy: LossyProxy, settings: Record<string, string>): Promise<ProxiedServer> {
  const process = await openProcess(settings);
  proxy.setTarget(process.origin);
  return { process, proxy, settings, formerLogs: [] };
}

/** Everything that takes part in the test. */
export type OutageTest = {
  readonly cluster: Cluster;
  /** The disk under the database; undefined where none can be filled. */
  readonly disk: SmallDisk | undefined;
  readonly servers: readonly ProxiedServer[];
  readonly customers: readonly { readonly id: number; readonly token: string }[];
  readonly treatments: readonly TreatmentTimes[];
  readonly journal: Journal;
};

/** How many processes were killed, databases crashed, database connections severed and client connections cut. */
export type OutageCounts = { killed: number; crashed: number; severed: number; cut: number };

/** How many database connections died without a word, and how often the database could not write. */
export type SlowOutageCounts = { silenced: number; readOnly: number; full: number };

/**
 * Runs all clients while processes, database and connections are killed in turn, `rounds` times each, with `steps`
 * acknowledged steps in between; each round ends with one outage that is noticed late. Ends once every client has its
 * last answer.
 */
export async function runOutages(
  test: OutageTest,
  rounds: number,
  steps: number,
): Promise<OutageCounts & SlowOutageCounts> {
  const { cluster, servers, customers, treatments, journal } = test;
  let isOver = false;
  const origins = servers.map(({ proxy }) => proxy.origin);
  const workers = customers.map((one) => runClient({ ...one, origins, treatments, journal }, () => isOver));
  const counts = { killed: 0, crashed: 0, severed: 0, cut: 0, silenced: 0, readOnly: 0, full: 0 };
  const finished = Promise.all(workers);
  const slowOutages = [silenceConnections, makeReadOnly, ...(test.disk ? [fillDisk] : [])];
  const causeOutages = async () => {
    for (let round = 0; round < rounds; round++) {
      await awaitSteps(journal, steps);
      const restart = killProcess(servers[round % servers.length]);
      counts.killed += 1;
      await awaitSteps(journal, steps);
      for (const { proxy } of servers) counts.cut += proxy.cut();
      await awaitSteps(journal, steps);
      // A process that finds no database at its start ends, as it should.
      await restart;
      counts.severed += await cluster.cutConnections();
      await awaitSteps(journal, steps);
      await cluster.crash();
      counts.crashed += 1;
      await awaitSteps(journal, steps);
      await slowOutages[round % slowOutages.length]?.(test, counts);
    }
    await awaitSteps(journal, steps);
    isOver = true;
  };
  await Promise.all([causeOutages().finally(() => (isOver = true)), finished]);
  return counts;
}

function silenceConnections({ cluster }: OutageTest, counts: SlowOutageCounts): Promise<void> {
  counts.silenced += cluster.silenceConnections();
  return Promise.resolve();
}

async function makeReadOnly({ cluster, journal }: OutageTest, counts: SlowOutageCounts): Promise<void> {
  await cluster.setReadOnly(true);
  await awaitUnclear(journal);
  await cluster.setReadOnly(false);
  counts.readOnly += 1;
}

async function fillDisk({ cluster, disk, journal }: OutageTest, counts: SlowOutageCounts): Promise<void> {
  await disk?.fill();
  await awaitUnclear(journal);
  await disk?.free();
  // A database that could not write its log has ended.
  await cluster.revive();
  counts.full += 1;
}

async function killProcess(proxied: ProxiedServer | undefined): Promise<void> {
  if (!proxied) return;
  await proxied.process.kill('SIGKILL');
  proxied.proxy.setTarget(undefined);
  proxied.formerLogs.push(proxied.process.output());
  proxied.process = await openProcess(proxied.settings);
  proxied.proxy.setTarget(proxied.process.origin);
}

/** Waits until `steps` more steps are acknowledged. Rejects after a minute. */
async function awaitSteps(journal: Journal, steps: number): Promise<void> {
  const [goal, until] = [journal.acknowledged + steps, Date.now() + 60_000];
  while (journal.acknowledged < goal) {
    if (Date.now() > until) throw new Error(`only ${journal.acknowledged} of ${goal} steps were acknowledged`);
    await sleep(20);
  }
}

/** Waits until a dozen calls more had no answer: what was caused is felt. Rejects after a minute. */
async function awaitUnclear(journal: Journal): Promise<void> {
  const [goal, until] = [journal.unclear + 12, Date.now() + 60_000];
  while (journal.unclear < goal) {
    if (Date.now() > until) throw new Error(`only ${journal.unclear} of ${goal} calls had no answer`);
    await sleep(20);
  }
}

/** Inserts users with a session each. */
export async function insertUsers(pool: Pool, count: number, role = 'customer') {
  return Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const token = newToken();
      const found = await pool.query<{ id: number }>(
        `with made as (insert into users (role, name, email, password_hash, created_at)
          values ($1, 'Customer', $2, '', now()) returning id)
        insert into sessions (token_hash, user_id, audience, user_agent, address, created_at, last_used_at, expires_at, ends_at)
        select $3, id, 'site', '', '', now(), now(), now() + interval '1 day', now() + interval '1 day' from made
        returning user_id as id`,
        [role, `${role}-${n}@outage.example`, hashToken(token)],
      );
      return { id: found.rows[0]?.id ?? 0, token };
    }),
  );
}

/** The first treatments of three services, each with a coupon, and their free times in three days from the sixth day on. */
export async function readTreatmentTimes(
  pool: Pool,
  origin: string,
  owner: { id: number; token: string },
): Promise<TreatmentTimes[]> {
  await pool.query('update venues set owner_id = $1, auto_confirm = (id = 8), daily_cap = null where id in (8, 11)', [
    owner.id,
  ]);
  await pool.query(`update services set coupon_code = 'OUTAGE', coupon_percent = 20 where id in (802, 1101, 1102)`);
  const client = createClient({ base: `${origin}/api`, language: 'en' });
  const from = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10);
  return Promise.all(
    [802, 1101, 1102].map(async (service) => {
      const { pricing } = await client.findService({ params: { id: String(service) } });
      const [treatment] = pricing;
      if (!treatment) throw new Error(`service ${service} has no treatment`);
      const query = { treatment_id: String(treatment.id), from, days: '3' };
      const { data } = await client.listSlots({ params: { id: String(service) }, query });
      const times = data.days.flatMap(({ date, times: slots }) =>
        slots.filter(({ is_free: isFree }) => isFree).map(({ time }) => ({ booking_date: date, time })),
      );
      const { id, duration, final_price: price } = treatment;
      const body = { service_id: service, pricing_item_id: id, duration, price, customer_name: 'Customer' };
      const items = [{ treatment_id: id }];
      const { data: quote } = await client.quoteBooking({ body: { items, coupon_code: 'OUTAGE' } });
      const couponBody = { ...body, price: quote.price, coupon_code: 'OUTAGE' };
      return { body, couponBody, isAutomatic: service === 802, ownerToken: owner.token, times };
    }),
  );
}
