import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { useServer } from '../harness.ts';
import { openScene, type Scene } from './houses.ts';
import { operations } from './operations.ts';
import { play } from './play.ts';
import { steps } from './state.ts';

const server = useServer();
let scene: Scene;

beforeAll(async () => {
  scene = await openScene(server);
});

/** How many plays of up to sixty operations each; MODEL_RUNS makes it a long search. */
const runs = Number(process.env['MODEL_RUNS'] ?? 10);

const property = (done: Map<string, number>) =>
  fc.asyncProperty(operations(60), (all) => play(server, scene, all, done));

describe('whatever customers and venues do', () => {
  it('R8.16 the server says and does what the specification does: with the same operations as ever', async () => {
    const done = new Map<string, number>();
    await fc.assert(property(done), { seed: 1, numRuns: runs, unbiased: true });
    // Too rare for so few plays.
    const known = ['place', 'place again', 'place several', ...steps, 'say to come', 'expire', 'remind'];
    expect([...done.keys()]).toEqual(expect.arrayContaining(known.filter((name) => name !== 'no_show')));
  }, 3_600_000);

  it('R8.16 the server says and does what the specification does: with others each time', async () => {
    // A failure prints the seed and the shortest way there.
    const seed = Number(process.env['MODEL_SEED'] ?? Math.trunc(Math.random() * 2 ** 31));
    const done = new Map<string, number>();
    await fc.assert(property(done), { seed, numRuns: runs / 2, unbiased: true });
    expect(done.get('place')).toBeGreaterThan(0);
  }, 3_600_000);
});

/** Faults that the database is given, in the place of a verb that has them. */
const faults: { name: string; on?: string; when: string; does: string; tells: RegExp }[] = [
  {
    name: 'a price that rises with the confirmation',
    when: 'update',
    does: `if new.status = 'confirmed' then new.price_iqd := new.price_iqd + 250; end if`,
    tells: /changes for \d+ .* instead of/,
  },
  {
    name: 'a cancelled booking that stays',
    when: 'update',
    does: `if new.status = 'cancelled' then new.status := old.status; end if`,
    tells: /but its last step made it cancelled/,
  },
  {
    name: 'a declined booking that is called completed',
    when: 'update',
    does: `if new.status = 'declined' then new.status := 'completed'; end if`,
    tells: /is completed, but/,
  },
  {
    name: 'a move that calendar programs do not hear of',
    when: 'update',
    does: 'if new.during <> old.during then new.sequence := old.sequence; end if',
    tells: /has sequence 0 after 1 changes/,
  },
  {
    name: 'a reminder that nobody notes',
    when: 'update',
    does: 'new.reminded_day_at := null',
    tells: /reminded of the day/,
  },
  {
    name: 'a request that lives for ever',
    when: 'insert',
    does: `new.answer_by := new.created_at + interval '300 days'`,
    tells: /waits until|instead of|ended as/,
  },
  {
    name: 'a house that is not told',
    on: 'pgboss.job',
    when: 'insert',
    does: `if new.data->'event'->>'to' = 'venue' then return null; end if`,
    tells: /to venue 0 times instead of 1/,
  },
  {
    name: 'a step that is not written down',
    on: 'booking_events',
    when: 'insert',
    does: `if new.verb = 'decline_proposal' then return null; end if`,
    tells: /booking.proposal_declined to \w+ 1 times instead of 0/,
  },
];

/** Looks for a fault while the database is spoilt, and gives what it found. */
async function searchWith(spoil: string, mend: string): Promise<string> {
  const { pool } = server.deps;
  await pool.query(spoil);
  const found = await fc.check(property(new Map()), { seed: 1, numRuns: 100, endOnFailure: true });
  await pool.query('delete from bookings where id > $1', [scene.since]);
  await pool.query(mend);
  expect(found.failed).toBe(true);
  return String(found.errorInstance);
}

describe('a fault is found', () => {
  it('a database whose constraint is gone', async () => {
    const { rows } = await server.deps.pool.query<{ text: string }>(
      `select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'slot_taken'`,
    );
    const mend = `alter table bookings add constraint slot_taken ${rows[0]?.text}`;
    const told = await searchWith('alter table bookings drop constraint slot_taken', mend);
    expect(told).toMatch(/ended as done instead of slot_taken|overlap/);
  });

  it.each(faults)('$name', async ({ on = 'bookings', when, does, tells }) => {
    const body = `begin ${does}; return new; end`;
    const spoil = `create function planted() returns trigger language plpgsql as $$ ${body} $$;
      create trigger planted before ${when} on ${on} for each row execute function planted()`;
    expect(await searchWith(spoil, 'drop function planted cascade')).toMatch(tells);
  });
});
