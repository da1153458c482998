import { places } from '@tajmeelspot/contract/places.ts';
import { getOk } from '../answer.ts';
import type { ScaleRun } from '../bench-run.ts';
import type { CardsTask, PlainCard } from '../bare/cards.ts';
import { fillTable, poolSize } from '../bare/open-floors.ts';
import { withDatabase } from '../with-database.ts';
import { startBareProgram } from '../bare/start-bare-program.ts';
import { atLeast, type Measurement } from '../budget.ts';
import { compareRates } from '../compare-rates.ts';
import { databaseUrlOf } from '../server.ts';

/** A page takes long: more clients would only wait for each other beyond the end of a round. */
const clients = 4;
const page = `${places.defaultBase}/services`;

/**
 * A list page that is not kept, compared with a bare program that reads its cards as ready documents and renders their
 * words and pictures with renderToString.
 */
export async function measureRenderedPage(run: ScaleRun): Promise<Measurement[]> {
  const { port } = await run.server();
  const html = (await getOk(port, page)).body.toString();
  const cards = readCards(html);
  if (cards.length < 10) throw new Error(`${page} shows ${cards.length} cards.`);
  await withDatabase(run, (client) =>
    fillTable(
      client,
      'bench_cards',
      'place bigint primary key',
      cards.map((card, place) => [place, JSON.stringify(card)]),
    ),
  );
  const task: CardsTask = {
    url: databaseUrlOf(run.dataDir),
    poolSize,
    title: textOf(/<title>(.*?)<\/title>/s.exec(html)?.[1]),
  };
  const bare = await startBareProgram('bench/bare/cards.ts', task, run.scratch);
  try {
    await requireSameWords(bare.port, cards);
    let requestCount = 0;
    // Every address asks for something else, so that no page is a kept one; all of it is below the price.
    const paths = () => `${page}?price_max=${50_000_000 + requestCount++}`;
    const sides = { ours: { port, paths }, 'plain cards': { port: bare.port, paths: ['/'] } };
    const measure = await compareRates('list page that is not kept', sides, atLeast(0.4), run.rounds, clients);
    return [{ ...measure, note: `${measure.note} · ${cards.length} cards` }];
  } finally {
    await bare.stop();
  }
}

/** The cards of a page of ours: where each leads, its picture, and the words that it shows. */
function readCards(html: string): PlainCard[] {
  return html
    .split('<article')
    .slice(1)
    .map((rest) => {
      const card = rest.slice(rest.indexOf('>') + 1).split('</article>')[0] ?? '';
      const image = /<img ([^>]*)>/.exec(card)?.[1];
      return {
        href: textOf(/ href="([^"]*)"/.exec(card)?.[1]),
        picture: image === undefined ? undefined : readPicture(image),
        words: card
          .split(/<[^>]*>/)
          .map(textOf)
          .filter((text) => text.trim() !== ''),
      };
    });
}

function readPicture(image: string): Record<string, string> {
  const names = { src: 'src', srcSet: 'srcSet', sizes: 'sizes', alt: 'alt', width: 'width', height: 'height' };
  const entries = Object.entries(names).map(([name, attribute]) => [
    attribute,
    textOf(new RegExp(`(?:^| )${name}="([^"]*)"`).exec(image)?.[1]),
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};
const textOf = (escaped = ''): string =>
  escaped.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);

/** Throws where the bare program shows other words than our page. */
async function requireSameWords(port: number, cards: readonly PlainCard[]): Promise<void> {
  const shown = readCards((await getOk(port, '/')).body.toString());
  if (JSON.stringify(shown) !== JSON.stringify(cards))
    throw new Error('The bare program shows other cards than our page.');
}
