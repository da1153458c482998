import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@tajmeelspot/contract/client.ts';
import type { Pool } from 'pg';
import { hashToken, newToken } from '#app/secrets/tokens.ts';
import { openProcess, type ServerProcess } from '../process.ts';
import { type Offered, work } from './clients.ts';
import type { Cluster } from './cluster.ts';
import type { Journal } from './journal.ts';
import type { Proxy } from './proxy.ts';

/** A process of the program behind a line. */
export type Place = {
  process: ServerProcess;
  readonly line: Proxy;
  readonly settings: Record<string, string>;
  /** What the processes before this one have written. */
  readonly formerLogs: string[];
};

/** Starts a process behind a line. */
export async function openPlace(line: Proxy, settings: Record<string, string>): Promise<Place> {
  const process = await openProcess(settings);
  line.lead(process.origin);
  return { process, line, settings, formerLogs: [] };
}

/** Who and what takes part. */
export type Storm = {
  readonly cluster: Cluster;
  readonly places: readonly Place[];
  readonly people: readonly { readonly id: number; readonly token: string }[];
  readonly offers: readonly Offered[];
  readonly journal: Journal;
};

/** What was done to the program. */
export type Damage = { killed: number; crashed: number; severed: number; cut: number };

/**
 * Lets everybody work while processes, database and connections are killed in turn, each so many times, with so many
 * acknowledged steps in between. Ends once everybody has an answer to everything.
 */
export async function rage(storm: Storm, times: number, steps: number): Promise<Damage> {
  const { cluster, places, people, offers, journal } = storm;
  let isOver = false;
  const origins = places.map(({ line }) => line.origin);
  const workers = people.map((one) => work({ ...one, origins, offers, journal }, () => isOver));
  const damage = { killed: 0, crashed: 0, severed: 0, cut: 0 };
  const all = Promise.all(workers);
  const director = async () => {
    for (let round = 0; round < times; round++) {
      await progress(journal, steps);
      const restart = killProcess(places[round % places.length]);
      damage.killed += 1;
      await progress(journal, steps);
      for (const { line } of places) damage.cut += line.cut();
      await progress(journal, steps);
      // A process that finds no database at its start gives up, as it should.
      await restart;
      damage.severed += await cluster.cutConnections();
      await progress(journal, steps);
      await cluster.crash();
      damage.crashed += 1;
    }
    await progress(journal, steps);
    isOver = true;
  };
  await Promise.all([director().finally(() => (isOver = true)), all]);
  return damage;
}

async function killProcess(place: Place | undefined): Promise<void> {
  if (!place) return;
  await place.process.kill('SIGKILL');
  place.line.lead(undefined);
  place.formerLogs.push(place.process.output());
  place.process = await openProcess(place.settings);
  place.line.lead(place.process.origin);
}

/** Waits until so many more steps are acknowledged. */
async function progress(journal: Journal, steps: number): Promise<void> {
  const [wanted, until] = [journal.acknowledged + steps, Date.now() + 60_000];
  while (journal.acknowledged < wanted) {
    if (Date.now() > until) throw new Error(`only ${journal.acknowledged} of ${wanted} steps were acknowledged`);
    await sleep(20);
  }
}

/** Makes so many customers with a session each. */
export async function makePeople(pool: Pool, count: number, role = 'customer') {
  return Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const token = newToken();
      const found = await pool.query<{ id: number }>(
        `with made as (insert into users (role, name, email, password_hash, created_at)
          values ($1, 'Somebody', $2, '', now()) returning id)
        insert into sessions (token_hash, user_id, audience, user_agent, address, created_at, last_used_at, expires_at, ends_at)
        select $3, id, 'site', '', '', now(), now(), now() + interval '1 day', now() + interval '1 day' from made
        returning user_id as id`,
        [role, `${role}-${n}@storm.example`, hashToken(token)],
      );
      return { id: found.rows[0]?.id ?? 0, token };
    }),
  );
}

/** The first lines of some services with all that is free in two days that are far from today and from each other. */
export async function readOffers(pool: Pool, origin: string, owner: { id: number; token: string }): Promise<Offered[]> {
  await pool.query('update venues set owner_id = $1, auto_confirm = (id = 8), daily_cap = null where id in (8, 11)', [
    owner.id,
  ]);
  const client = createClient({ base: `${origin}/api`, language: 'en' });
  const from = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10);
  return Promise.all(
    [802, 1101, 1102].map(async (service) => {
      const { pricing } = await client.findService({ params: { id: String(service) } });
      const [line] = pricing;
      if (!line) throw new Error(`listing ${service} has no price`);
      const query = { treatment_id: String(line.id), from, days: '3' };
      const { data } = await client.listSlots({ params: { id: String(service) }, query });
      const times = data.days.flatMap(({ date, times: all }) =>
        all.filter(({ is_free: isFree }) => isFree).map(({ time }) => ({ booking_date: date, time })),
      );
      const { id, duration, final_price: price } = line;
      const wish = { service_id: service, pricing_item_id: id, duration, price, customer_name: 'Somebody' };
      return { wish, isAutomatic: service === 802, ownerToken: owner.token, times };
    }),
  );
}
