import type pg from 'pg';
import type { TestServer } from '../harness.ts';
import { randomFrom } from './random.ts';
import { breachesOfWriting, findBreaches, textsOf } from './trust-oracle.ts';
import { type MakeStatement, nextStatement, type TrustStatement } from './trust-operations.ts';
import { readSnapshot, type TrustSnapshot } from './trust-snapshot.ts';
import { openConnection, type TrustWorld } from './trust-world.ts';

/** What a game of the trust model came to. */
export type TrustGame = {
  /** What the law forbids and the tables show, with the step that led there; undefined where nothing was found. */
  readonly breach: string | undefined;
  /** How often each statement was accepted and refused. */
  readonly counts: ReadonlyMap<string, { done: number; refused: number }>;
};

/** How a game goes: its numbers, how long it is, and what happens more often in it than by chance. */
export type TrustPlan = {
  readonly seed: number;
  readonly steps: number;
  readonly often?: readonly MakeStatement[] | undefined;
};

/** Plays a number of steps on two connections, whose transactions are open side by side; ends with the first breach. */
export async function playTrust(
  server: TestServer,
  world: TrustWorld,
  { seed, steps, often }: TrustPlan,
): Promise<TrustGame> {
  const random = randomFrom(seed);
  const next = () => nextStatement(world, random, often);
  const [first, second] = [await openConnection(server), await openConnection(server)];
  const counts = new Map<string, { done: number; refused: number }>();
  const approved = new Map<number, string>();
  const { rows } = await first.query<{ owner_id: number }>('select owner_id from venues where id = $1', [
    world.venues[0],
  ]);
  const read = () => readSnapshot(first, Number(rows[0]?.owner_id), world.venues, world.procedures);
  try {
    for (let step = 0; step < steps;) {
      if (random.chance(0.03)) {
        await first.query(`update testing.clock set moment = moment + make_interval(hours => $1)`, [random.below(30)]);
      }
      const played = random.chance(0.25)
        ? await playTwo(first, second, [next(), next()])
        : [await playOne(random.chance(0.5) ? first : second, next())];
      step += played.length;
      for (const { statement, isDone } of played) count(counts, statement.name, isDone);
      // What stands is looked at again and again, what is written or approved at once.
      if (!played.some(needsLook) && random.chance(0.6)) continue;
      const now = await read();
      recordApprovals(now, played, approved);
      const breach = [
        ...findBreaches(now, approved),
        ...(played.length === 1 ? played.flatMap((one) => breachesOf(now, one)) : []),
      ][0];
      if (breach)
        return {
          breach: `${breach} after ${played.map((one) => one.statement.name).join(' beside ')} (step ${step})`,
          counts,
        };
    }
    return { breach: undefined, counts };
  } finally {
    await first.end();
    await second.end();
  }
}

type PlayedStatement = {
  readonly statement: TrustStatement;
  readonly isDone: boolean;
  readonly ids: readonly number[];
};

/** Beside a licence that ends a booking may come first; then it goes on the list of conflicts. */
const breachesOf = (now: TrustSnapshot, { statement, isDone, ids }: PlayedStatement): string[] =>
  isDone ? ids.flatMap((id) => breachesOfWriting(now, id, statement.name === 'book' && !statement.first)) : [];

const needsLook = ({ statement, isDone }: PlayedStatement) => isDone && looked.has(statement.name);

/** An operator approves what stands there at that moment. */
function recordApprovals(now: TrustSnapshot, played: readonly PlayedStatement[], approved: Map<number, string>): void {
  for (const { statement, isDone } of played) {
    if (!isDone || statement.name !== 'read text') continue;
    const service = now.services.find(({ id }) => id === statement.values[0]);
    if (service?.review === 'approved') approved.set(service.id, textsOf(now, service));
  }
}

function count(counts: Map<string, { done: number; refused: number }>, name: string, isDone: boolean): void {
  const known = counts.get(name) ?? { done: 0, refused: 0 };
  counts.set(name, isDone ? { ...known, done: known.done + 1 } : { ...known, refused: known.refused + 1 });
}

/** Statements about bookings whose written rows are looked at. */
const writing = new Set(['book', 'walk in', 'move', 'confirm', 'undo', 'swap']);

/** Statements after which the tables are looked at always. */
const looked = new Set([...writing, 'read text', 'tag', 'join team', 'rename employee']);

async function send(client: pg.Client, { name, text, values, first }: TrustStatement): Promise<number[]> {
  if (first) await client.query(first.text, [...first.values]);
  const isWriting = writing.has(name);
  const { rows } = await client.query<{ id: number }>(
    isWriting ? `${text} returning ${name === 'swap' ? 'b.id' : 'id'}` : text,
    [...values],
  );
  return isWriting ? rows.map(({ id }) => id) : [];
}

async function playOne(client: pg.Client, statement: TrustStatement): Promise<PlayedStatement> {
  const transaction = await openTransaction(client, statement);
  return transaction.commit();
}

/** Both transactions are open before either ends; the one that was sent last ends first, as far as they let each other. */
async function playTwo(first: pg.Client, second: pg.Client, statements: readonly [TrustStatement, TrustStatement]) {
  const one = await openTransaction(first, statements[0]);
  const other = await openTransaction(second, statements[1]);
  // Committed side by side: what is asked at the end of each waits for what the other has locked.
  const ends = await Promise.all([other.commit(), one.commit()]);
  return [ends[1], ends[0]] as const;
}

async function openTransaction(client: pg.Client, statement: TrustStatement) {
  await client.query('begin');
  const sent = await send(client, statement).then(
    (ids) => ({ ids }),
    (error: unknown) => ({ error }),
  );
  return {
    async commit(): Promise<PlayedStatement> {
      const failed = 'error' in sent ? sent.error : undefined;
      const ended =
        failed ??
        (await client.query('commit').then(
          () => undefined,
          (error: unknown) => error,
        ));
      if (ended === undefined) return { statement, isDone: true, ids: 'ids' in sent ? sent.ids : [] };
      await client.query('rollback');
      requireExpected(ended);
      return { statement, isDone: false, ids: [] };
    },
  };
}

/** A refusal of the law, of a constraint, or of a lock; anything else is a fault of the model. */
function requireExpected(error: unknown): void {
  const { code } = error as { code?: string };
  if (!/^(23|40|55P03)/.test(code ?? '')) throw error;
}
