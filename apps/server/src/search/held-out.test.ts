import { describe, expect, it } from 'vitest';
import { useServer } from '#testing/harness.ts';
import { absent, heldOut } from './testing/held-out.ts';

const server = useServer();

const isArabicScript = (text: string) => /[\u0600-\u06FF]/.test(text);
const isSorani = (text: string) => /[ەێۆڕڵڤگپچژ]/.test(text);
const languageOf = (text: string) => (isSorani(text) ? 'ckb' : isArabicScript(text) ? 'ar' : 'en');

async function idsOf(treatment: string): Promise<number[]> {
  const client = server.client({ language: languageOf(treatment) });
  const { data } = await client.searchServices({ query: { treatment, limit: '10' } });
  return data.data.map(({ id }) => id);
}

describe('texts as people type them', () => {
  it('R14.04 R14.07 have the right service first in 95 of 100, and find nothing in two of 100 at most', async () => {
    const wrong: string[] = [];
    const empty: string[] = [];
    let count = 0;
    for (const [right, texts] of heldOut) {
      for (const typed of texts.split(', ')) {
        count++;
        const [first] = await idsOf(typed);
        if (first === undefined) empty.push(typed);
        else if (!right.includes(first)) wrong.push(`${typed} → ${first}`);
      }
    }
    console.log(
      `${count} texts\n${wrong.length} wrong: ${wrong.join(', ')}\n${empty.length} empty: ${empty.join(', ')}`,
    );
    expect(count).toBeGreaterThanOrEqual(400);
    expect((wrong.length + empty.length) / count).toBeLessThanOrEqual(0.05);
    expect(empty.length / count).toBeLessThanOrEqual(0.02);
  }, 60_000);

  it('R14.07 find nothing in 98 of 100 where nobody offers what they say', async () => {
    const strangers: string[] = [];
    const texts = absent.split(', ');
    for (const typed of texts) {
      const [first] = await idsOf(typed);
      if (first !== undefined) strangers.push(`${typed} → ${first}`);
    }
    console.log(`${texts.length} absent\n${strangers.length} strangers: ${strangers.join(', ')}`);
    expect(strangers.length / texts.length).toBeLessThanOrEqual(0.02);
  });
});
