import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@tajmeelspot/contract/client.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { useServer } from '#testing/harness.ts';
import { patientFetch } from '#testing/patient-fetch.ts';
import { openProcess, type ServerProcess } from '#testing/server-process.ts';

const database = useServer();
const { service } = landmarks.specifiedPrices;
let processes: ServerProcess[];

beforeAll(async () => {
  const { databaseUrl = '', dataDir } = database.deps.env;
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RATE_LIMIT_SCALE: '10000' };
  processes = await Promise.all([openProcess(settings), openProcess(settings)]);
}, 60_000);
afterAll(() => Promise.all(processes.map((one) => one.kill('SIGTERM'))));

it('a kept answer is never older than a second after a change at another process, however often it is asked for', async () => {
  const [writing = '', reading = ''] = processes.map(({ origin }) => `${origin}/api`);
  const { token } = await database.signIn();
  const member = createClient({ base: writing, language: 'en', token, fetch: patientFetch });
  const counted = async () => {
    const answer = await patientFetch(new Request(`${reading}/services/${service}/reviews?limit=100`));
    return ((await answer.json()) as { comment: string }[]).map(({ comment }) => comment);
  };
  const over = new AbortController();
  const reader = (async () => {
    while (!over.signal.aborted) await counted();
  })();
  for (let round = 0; round < 8; round++) {
    const comment = `Round ${round}, written at another process.`;
    await member.writeReview({ params: { id: String(service) }, body: { rating: 5, comment } });
    const writtenAt = performance.now();
    let askedAt = writtenAt;
    while (!(await counted()).includes(comment)) {
      // By when it was asked for: how long the answer takes is the machine's.
      expect(askedAt - writtenAt).toBeLessThan(1000);
      await sleep(5);
      askedAt = performance.now();
    }
    await sleep(round * 37);
  }
  over.abort();
  await reader;
});
