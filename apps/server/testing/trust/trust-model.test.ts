import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { frozenNow } from '../frozen.ts';
import { useServer } from '../harness.ts';
import { playTrust } from './play-trust.ts';
import { type MakeStatement, teamChanges } from './trust-operations.ts';
import { openTrustWorld, type TrustWorld } from './trust-world.ts';

const server = useServer();
/** A longer game by hand: TRUST_STEPS=20000, and TRUST_SEED for another one. */
const steps = 5000;
let world: TrustWorld;

beforeEach(async () => {
  await server.moveTo(frozenNow);
  world = await openTrustWorld(server);
});
afterEach(() =>
  server.deps.pool
    .query(`delete from bookings; delete from venues where owner_id in (select id from users where email = 'o@trust.example');
  delete from users where email like '%@trust.example'`),
);

it('R13.02 R13.06 R13.12 no order of events on two connections shows or books what a law forbids', async () => {
  const { breach, counts } = await playTrust(server, world, {
    seed: Number(process.env['TRUST_SEED'] ?? 1),
    steps: Number(process.env['TRUST_STEPS'] ?? steps),
  });
  expect(breach).toBeUndefined();
  if (process.env['TRUST_STEPS']) console.table(Object.fromEntries(counts));
  // A model in which nothing happens finds nothing.
  for (const [name, { done, refused }] of counts) expect([name, done + refused > 20]).toEqual([name, true]);
}, 900_000);

/** A trigger that is switched off, the seed of a game that soon meets what it holds, and what that needs where chance is slow. */
const holes = [
  ['bookings', 'guard_licence', 1],
  ['bookings', 'guard_licence_of_change', 6],
  ['bookings', 'guard_women', 2],
  ['bookings', 'guard_women_of_change', 3],
  ['venues', 'hold_women_law', 3],
  ['women_only_hours', 'hold_women_law', 18],
  ['hours_exceptions', 'hold_women_law', 1],
  ['employees', 'hold_women_law', 18],
  ['treatments', 'license_treatment', 3],
  ['treatments', 'mark_service', 18],
  ['services', 'mark_service', 22],
  ['service_tags', 'mark_service', 3],
  ['service_employees', 'mark_service', 5, teamChanges],
  ['services_to_judge', 'judge_marked', 1],
  ['licences', 'license_venue', 23],
  ['venues', 'mark_services', 1],
  ['employees', 'mark_services', 9],
  ['procedures', 'mark_services', 12],
  ['licence_rules', 'mark_services', 1],
] as const satisfies readonly (readonly [string, string, number, (readonly MakeStatement[])?])[];

describe('R13.02 R13.06 the model finds a hole', () => {
  it.each(holes)(
    'on %s: %s',
    async (table, trigger, seed, often?) => {
      await server.deps.pool.query(`alter table ${table} disable trigger ${trigger}`);
      try {
        // Who waits for whom on two connections is never the same twice, so a game may miss what the last one met.
        let breach: string | undefined;
        for (let game = seed; !breach && game < seed + 20; game++)
          ({ breach } = await playTrust(server, world, { seed: game, steps: 1000, often }));
        expect(breach).toBeDefined();
      } finally {
        await server.deps.pool.query(`alter table ${table} enable trigger ${trigger}`);
      }
    },
    300_000,
  );
});
