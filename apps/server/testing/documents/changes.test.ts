import { languages } from '@tajmeelspot/language/languages.ts';
import { expect, it } from 'vitest';
import { useServer } from '../harness.ts';
import { randomFrom } from '../trust/random.ts';
import { computeCards, countOf, readCards } from './compare-cards.ts';
import { playChanges } from './play-changes.ts';

const server = useServer();
/** More by hand: CARD_CHANGES=20000, and CARD_SEED for others. */
const count = Number(process.env['CARD_CHANGES'] ?? 2000);

it('cards are what is computed, whatever changes on several connections', async () => {
  const random = randomFrom(Number(process.env['CARD_SEED'] ?? 1));
  let [compared, ready] = [0, 0];
  const compare = async () => {
    const language = random.of(languages);
    const stored = `service_cards c join services s on s.id = c.service_id and s.card_version = c.version
      where language = '${language}' and terms_version = (select version from card_terms)`;
    const computed = await computeCards(server, language);
    ready += Math.min(await countOf(server, stored), computed.length);
    compared += computed.length;
    expect(await readCards(server, language)).toEqual(computed);
  };
  const done = await playChanges(server, random, { count, compare });
  // A game in which something is never done, or nothing is stored, finds nothing.
  for (const [name, times] of done) expect([name, times > 0]).toEqual([name, true]);
  expect(ready / compared).toBeGreaterThan(0.3);
}, 300_000);
