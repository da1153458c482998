import { describe, expect, it } from 'vitest';
import { completeGathered } from './completions.ts';
import type { JobAttempt } from './delivery.ts';

const job = (name: string, id: string) => ({ name, id }) as JobAttempt;

/** What would record events as done, and which it was asked for at once. */
function recorder(failing?: string) {
  const asked: string[][] = [];
  const complete = (name: string, jobs: unknown) => {
    asked.push((jobs as JobAttempt[]).map(({ id }) => `${name} ${id}`));
    return name === failing ? Promise.reject(new Error('lost')) : Promise.resolve({} as never);
  };
  return { asked, complete: completeGathered({ complete }) };
}

describe('completeGathered', () => {
  it('records what ends together in one statement for each queue, and what ends later in another', async () => {
    const { asked, complete } = recorder();
    await Promise.all([complete(job('one', 'a')), complete(job('other', 'b')), complete(job('one', 'c'))]);
    await complete(job('one', 'd'));
    expect(asked).toEqual([['one a', 'one c'], ['other b'], ['one d']]);
  });

  it('fails for every event that was not recorded, and for no other', async () => {
    const { complete } = recorder('one');
    const results = await Promise.allSettled(
      ['one', 'other', 'one'].map((name, index) => complete(job(name, `${index}`))),
    );
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
  });
});
