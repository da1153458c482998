import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { HttpBindings } from '@hono/node-server';
import { contract } from '@tajmeelspot/contract/contract.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { openAdmission } from '#app/admission/open-admission.ts';
import type { VisitorReads } from '#app/database/replica/visitor-reads.ts';
import { createApp } from '#app/process/app.ts';
import { findSearchStates, refreshSlotRanges } from '#app/search/search.ts';
import { useServer } from '#testing/harness.ts';

const server = useServer();
const { service } = landmarks.specifiedPrices;
let app: ReturnType<typeof createApp>;
/** How often the database was asked for an answer of a visitor, and what its answers wait for. */
let reads = 0;
let gate = Promise.resolve();

beforeEach(() => {
  reads = 0;
  gate = Promise.resolve();
  open();
});

function open(scale = 10_000): void {
  const visitorReads: VisitorReads = {
    async read(work) {
      reads += 1;
      await gate;
      return work(server.deps.db);
    },
    close: () => Promise.resolve(),
  };
  app = createApp({ ...server.deps, visitorReads, admission: openAdmission(scale) }, undefined, []);
}

/** Asks a call as somebody with an address. */
async function ask(path: string, headers: Record<string, string> = {}, remoteAddress = '203.0.113.1') {
  const env = { incoming: { socket: { remoteAddress }, headers } } as unknown as HttpBindings;
  return app.fetch(new Request(`http://test/api${path}`, { headers }), env);
}

const list = '/services?limit=20';

describe('an answer to a visitor', () => {
  it('is made once and then sent as kept bytes in every encoding, with a number for each request', async () => {
    const answers = [await ask(list), await ask(list)];
    expect(reads).toBe(1);
    const [first, again] = await Promise.all(answers.map((answer) => answer.text()));
    expect(again).toBe(first);
    expect(await (await server.call('GET', list)).text()).toBe(first);
    const numbers = answers.map((answer) => answer.headers.get('x-request-id'));
    expect(new Set(numbers).size).toBe(2);
    const packed = await ask(list, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(first);
    expect(gunzipSync(await (await ask(list, { 'accept-encoding': 'gzip' })).arrayBuffer()).toString()).toBe(first);
    expect(reads).toBe(1);
  });

  it('has the headers of a computed one, and says what it varies by', async () => {
    await ask(list);
    const [kept, computed] = [await ask(list), await server.call('GET', list)];
    const own = new Set(['x-request-id', 'etag', 'content-length', 'vary']);
    const shared = ({ headers }: Response) => Object.fromEntries([...headers].filter(([name]) => !own.has(name)));
    expect(shared(kept)).toEqual(shared(computed));
    expect(kept.headers.get('vary')).toBe('accept-language, authorization, accept-encoding');
    expect(kept.headers.get('cache-control')).toBe('no-cache');
    expect(kept.headers.get('link')).toMatch(/^<\/api\/services\?limit=20&cursor=[^>]+>; rel="next"$/);
  });

  it('that its reader has is a 304', async () => {
    const etag = (await ask(list)).headers.get('etag') ?? '';
    const same = await ask(list, { 'if-none-match': etag });
    expect([same.status, await same.text(), same.headers.get('content-length')]).toEqual([304, '', null]);
    expect((await ask(list, { 'if-none-match': '"another"' })).status).toBe(200);
    expect(reads).toBe(1);
  });

  it('that many ask for at once is made once', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const asked = Array.from({ length: 30 }, (_, n) => ask(list, {}, `203.0.113.${n}`));
    await expect.poll(() => reads).toBe(1);
    resolve();
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(reads).toBe(1);
  });

  it('is one for each language, and for each choice of numbers and time', async () => {
    const languages = ['en', 'ar', 'ckb', 'ar-IQ-u-hc-h23-nu-arab'];
    const askIn = (language: string) => ask(`/services/${service}`, { 'accept-language': language });
    await Promise.all([...languages, ...languages, 'en-GB;q=0.9', 'fr'].map(askIn));
    expect(reads).toBe(4);
  });
});

describe('a kept answer', () => {
  it('is not older than a second, whatever changes behind the back of the server', async () => {
    const titleOf = async () => ((await (await ask(`/services/${service}`)).json()) as { title: string }).title;
    const before = await titleOf();
    const title = { en: 'Changed in silence', ar: 'تغيّر بصمت', ckb: 'بێدەنگ گۆڕدرا' };
    await server.deps.db.updateTable('services').set({ title }).where('id', '=', service).execute();
    expect(await titleOf()).toBe(before);
    await sleep(1001);
    expect(await titleOf()).toBe(title.en);
  });

  it('is made once in its second, however often what it shows changes', async () => {
    const endsAt = performance.now() + 1200;
    while (performance.now() < endsAt) {
      server.deps.changes.publish([`service-1`, 'services']);
      await ask(list);
      await sleep(5);
    }
    expect(reads).toBeLessThan(4);
    expect(reads).toBeGreaterThan(1);
  });
});

describe('what is not kept', () => {
  it('an answer to somebody with a session, or with anything like one', async () => {
    const { token } = await server.signIn();
    const own = { authorization: `Bearer ${token}` };
    await ask(`/services/${service}`);
    await server.client({ token }).addToWishlist({ body: { service_id: service } });
    const seen = (await (await ask(`/services/${service}`, own)).json()) as { is_bookmarked: boolean };
    expect(seen.is_bookmarked).toBe(true);
    const kept = (await (await ask(`/services/${service}`)).json()) as { is_bookmarked: boolean };
    expect(kept.is_bookmarked).toBe(false);
    await ask(list);
    const after = reads;
    await ask(list, { authorization: 'Bearer nonsense' });
    expect(reads).toBe(after + 1);
    expect((await ask(list, own)).headers.get('cache-control')).toBe('no-cache');
  });

  it('an error; it names the number of its request', async () => {
    for (const [path, status] of [
      ['/services/999999', 404],
      ['/services?limit=0', 422],
      ['/categories/nothing-like-it', 404],
      ['/services/nothing-like-it', 404],
      ['/services?search=%00', 400],
      ['/services?search=%zz', 400],
      ['/services?cursor=nonsense', 422],
    ] as const) {
      for (let round = 0; round < 2; round++) {
        const answer = await ask(path);
        expect([path, answer.status, answer.headers.get('etag')]).toEqual([path, status, null]);
        expect(((await answer.json()) as { request_id: string }).request_id).toBe(answer.headers.get('x-request-id'));
      }
    }
    const before = reads;
    await ask('/services/999999');
    expect(reads).toBe(before + 1);
  });
});

describe('what is computed each time', () => {
  it('free times, and searches for them, even where nothing is found', async () => {
    const { hairCut } = landmarks.specifiedPrices;
    for (const path of [
      `/next-slots?service_ids=${service}&from=2026-11-22`,
      `/selection-slots?items=${hairCut},${landmarks.specifiedPrices.cutColorTreatment}&days=1`,
      '/services/search?sort=earliest&near=33.3,44.4&limit=5',
      '/services/search?sort=earliest&treatment=hair&limit=5',
      '/services/search?part=evening&limit=5',
      '/services/search?treatment=nothinglikeit&date=2026-11-22',
      '/services/facets?open_now=1',
      '/suggestions?text=hair',
      `${contract.searchVenues.path.split(' ')[1]}?sort=earliest&limit=5`,
    ]) {
      const before = reads;
      for (let round = 0; round < 2; round++) expect([path, (await ask(path)).status]).toEqual([path, 200]);
      expect([path, reads - before]).toEqual([path, 2]);
    }
  });

  it('what is asked for as new, unless it is kept and its state says that it would be the same', async () => {
    const readsOf = async (path: string) => {
      const before = reads;
      await ask(path, { 'cache-control': 'no-cache' });
      return reads - before;
    };
    for (const path of [
      list,
      '/services/search?limit=20',
      '/services/search?treatment=hair&sort=price&limit=9',
      '/services/search?treatment=qqzzx',
    ]) {
      await ask(path);
      // With its state, which is all that is read from then on.
      expect([path, await readsOf(path), await readsOf(path), await readsOf(path)]).toEqual([path, 2, 1, 1]);
    }
    for (const path of ['/categories', '/services?limit=20&category=haircut', '/services/search?open_now=1']) {
      await ask(path);
      expect([path, await readsOf(path), await readsOf(path)]).toEqual([path, 1, 1]);
    }
  });
});

describe('a search that is kept', () => {
  const change = (text: string) => server.deps.pool.query(text);
  const changes = {
    'a card on it, which nothing is found by': `update services set images = array['listing-' || (extract(epoch from clock_timestamp()) * 1000)::bigint || '-abcdef-900x600']`,
    'what stands first': 'update services set features_weight = features_weight + (id % 7) * 3000',
    'how its words are read': `insert into synonyms (word, means) values ('laser', 'hair') on conflict do nothing`,
  };
  it.each(Object.entries(changes))('is made anew after a change of %s', async (_what, text) => {
    const asked = async () => (await ask('/services/search?treatment=laser', { 'cache-control': 'no-cache' })).text();
    const before = [await asked(), await asked(), await asked()];
    await change(text);
    const after = await asked();
    expect(before).not.toContain(after);
    expect(after).toBe(await (await server.call('GET', '/services/search?treatment=laser')).text());
  });
});

describe('what passes by itself', () => {
  it.each(['/services/search?sort=earliest&limit=5', '/services/facets?category=hair', '/services/facets'])(
    '%s is compared each time, and made anew where it would be another',
    async (path) => {
      const readsOf = async () => {
        const before = reads;
        expect((await ask(path)).status).toBe(200);
        return reads - before;
      };
      await refreshSlotRanges(server.deps);
      await readsOf();
      await readsOf();
      expect([await readsOf(), await readsOf()]).toEqual([1, 1]);
      const kept = await (await ask(path)).text();
      await server.deps.pool.query('delete from slot_ranges');
      expect(await readsOf()).toBe(2);
      expect(await (await ask(path)).text()).not.toBe(kept);
      expect(await (await ask(path)).text()).toBe(await (await server.call('GET', path)).text());
      await server.deps.pool.query('insert into stale_slots (venue_id) select id from venues');
    },
  );
});

describe('what several ask for at once', () => {
  it('has a state each, whatever one of them asks for wrongly', async () => {
    await refreshSlotRanges(server.deps);
    const input = { sort: 'earliest', limit: 5 } as const;
    const asked = [input, { ...input, cursor: 'nonsense' }, { ...input, limit: 6 }];
    const states = await findSearchStates(
      server.deps,
      asked.map((one) => ({ language: 'en', input: one })),
    );
    expect(states).toEqual([expect.any(String), undefined, expect.any(String)]);
    expect(states[0]).not.toBe(states[2]);
  });
});

describe('a stranger', () => {
  it('makes no new answers by what a call does not read, nor by the order of what it reads', async () => {
    for (let n = 0; n < 50; n++) await ask(`/services?z=${n}&limit=20`);
    await ask('/services?limit=20&limit=21');
    await ask('/services?limit=20&city=');
    const withBoth = reads;
    await ask('/services?city=&x=1&limit=20');
    expect([withBoth, reads]).toEqual([2, 2]);
  });

  it('finds nothing of its own in what others get', async () => {
    await ask('/services?evil=1&limit=20');
    const { headers } = await ask(list, {}, '203.0.113.2');
    expect(headers.get('link')).not.toContain('evil');
  });

  it('R11.02 is counted for what is kept as for what is made', async () => {
    open(0.01);
    const statuses: number[] = [];
    for (let n = 0; n < 14; n++) statuses.push((await ask(list)).status);
    expect(statuses).toEqual([...Array<number>(12).fill(200), 429, 429]);
    const refused = await ask(list);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await ask(list, {}, '203.0.113.2')).status).toBe(200);
  });
});
