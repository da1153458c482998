import type { Language } from '@tajmeelspot/language/languages.ts';
import fc from 'fast-check';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { CardGrid } from '../../catalog/card-grid.tsx';
import type { ServiceCardView } from '../../catalog/service-card-view.ts';
import { VenueResults } from '../../search/venue-result/venue-results.tsx';
import type { VenueResultView } from '../../search/venue-result/venue-result-view.ts';
import { Footer } from '../footer/footer.tsx';
import { messagesOf } from '../messages/compiled-messages.server.ts';
import { readMessages } from '../messages/message-texts.ts';
import { PartLabels } from '../messages/part-labels.tsx';
import { MessagesProvider } from '../messages/translations.tsx';
import { renderWhole } from '../render-whole.server.ts';
import { openPartMemory, type PartMemory, writeParts } from './part-memory.server.ts';
import { PartWriterContext } from './part-writer.ts';

type RepeatingPage = {
  readonly language: Language;
  readonly venues: readonly VenueResultView[];
  readonly services: readonly ServiceCardView[];
  readonly start: { readonly date: string; readonly female_staff: string; readonly at_home: string };
};

const namespaces = ['shell', 'search', 'card', 'favourites'] as const;

/** The HTML of a page with a memory, or without one, before and after its marks are taken out. */
async function render({ language, venues, services, start }: RepeatingPage, memory?: PartMemory) {
  const writer = memory && writeParts(memory);
  const path = language === 'en' ? '/services' : `/${language}/services`;
  const Stub = createRoutesStub([
    {
      path,
      Component: () => (
        <MessagesProvider locale={language} messages={readMessages(messagesOf(language, ...namespaces))}>
          <PartLabels>
            <VenueResults venues={venues} start={start as never} />
            <CardGrid services={services} />
            <Footer year="2026" />
          </PartLabels>
        </MessagesProvider>
      ),
    },
  ]);
  const page = (
    <PartWriterContext value={writer}>
      <Stub initialEntries={[path]} />
    </PartWriterContext>
  );
  const marked = await renderWhole(page, { signal: AbortSignal.timeout(5000) });
  return { marked, html: writer ? writer.finish(marked) : marked };
}

/** Among them what is markup, what V8 stores in two bytes, and signs of nobody's script. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.constantFrom(
    'صالون نور',
    '<b>&amp;"\'</b>',
    '\u{e000}\u{e001}\u{f8ff}',
    '[0]',
    '\ud800',
    '_R_1_',
    '<!-- -->',
    '</li>',
  ),
);
const id = fc.integer({ min: 1, max: 99 });
const price = fc.integer({ min: 0, max: 90_000_000 });
const picture = fc.option(
  fc.record({
    url: fc.constant('/files/a/600.webp'),
    widths: fc.constant([300, 600]),
    height: fc.constant(450),
    colour: fc.constant('#a1b2c3'),
  }),
);
const times = fc.uniqueArray(fc.constantFrom('09:00', '13:30', '17:45'), { minLength: 1 });
const day = fc.oneof(fc.record({ near: fc.constantFrom('today', 'tomorrow') }), fc.record({ name: text }));
const slots = { date: fc.constant('2026-12-01'), day, times };

const venue = fc.record({
  slug: fc.uuid(),
  name: text,
  picture,
  district: text,
  city: text,
  isWomenOnly: fc.boolean(),
  isLicensed: fc.boolean(),
  isAtHome: fc.boolean(),
  rating: fc.option(fc.record({ mean: fc.double({ min: 1, max: 5, noNaN: true }), count: id }), { nil: undefined }),
  distance: fc.option(fc.integer({ min: 0, max: 400 }), { nil: undefined }),
  services: fc.uniqueArray(fc.record({ id, title: text, description: fc.option(text) }), {
    maxLength: 4,
    selector: (service) => service.id,
  }),
  servicesCount: fc.integer({ min: 0, max: 9 }),
  treatments: fc.uniqueArray(
    fc.record({
      id,
      serviceId: id,
      title: text,
      duration: id,
      price,
      priceBefore: fc.option(price, { nil: undefined }),
    }),
    { maxLength: 3, selector: (treatment) => treatment.id },
  ),
  nextSlots: fc.option(fc.record({ ...slots, serviceId: id }), { nil: undefined }),
});
const service = fc.record({
  id,
  title: text,
  description: fc.option(text),
  picture,
  discount: fc.integer({ min: 0, max: 90 }),
  venue: text,
  venueSlug: fc.uuid(),
  district: text,
  city: text,
  rating: fc.record({ mean: fc.constant(4.5), count: id }),
  price,
  treatment: fc.option(text),
  nextSlots: fc.option(fc.record(slots), { nil: undefined }),
});
const pageInput = fc.record({
  language: fc.constantFrom('en', 'ar', 'ckb'),
  venues: fc.uniqueArray(venue, { maxLength: 4, selector: ({ slug }) => slug }),
  services: fc.uniqueArray(service, { maxLength: 3, selector: (card) => card.id }),
  start: fc.record({
    date: fc.constantFrom('', '2026-12-01'),
    female_staff: fc.constantFrom('', '1'),
    at_home: fc.constantFrom('', '1'),
  }),
}) as unknown as fc.Arbitrary<RepeatingPage>;

it('a page is the same, byte for byte, without a memory, with an empty one and from one that has all of its parts', async () => {
  const memory = openPartMemory(8 * 1024 * 1024);
  await fc.assert(
    fc.asyncProperty(pageInput, async (input) => {
      const { html } = await render(input);
      expect((await render(input, openPartMemory(8 * 1024 * 1024))).html).toBe(html);
      // This one has parts of the pages before as well.
      await render(input, memory);
      const again = await render(input, memory);
      expect(again.html).toBe(html);
      // Nothing of it was rendered, so that there were no marks to take out.
      expect(again.marked).toBe(html);
    }),
    { numRuns: 60 },
  );
});

const [card] = fc.sample(venue, { numRuns: 1, seed: 3 }) as unknown as VenueResultView[];
const pageOf = (venues: readonly VenueResultView[]): RepeatingPage => ({
  language: 'en',
  venues,
  services: [],
  start: { date: '', female_staff: '', at_home: '' },
});

it('R11.11 a text that is a mark of a former page is a text like any other', async () => {
  if (!card) throw new Error('No card');
  const { marked } = await render(pageOf([card]), openPartMemory(1024 * 1024));
  const marks = marked.match(/\[[\da-f-]{36}(?::\d+)?\]/g) ?? [];
  expect(marks.length).toBe(4);
  const input = pageOf([{ ...card, name: marks.join('<b>'), slug: 'a' }, card]);
  const { html } = await render(input);
  const memory = openPartMemory(1024 * 1024);
  expect((await render(input, memory)).html).toBe(html);
  expect((await render(input, memory)).html).toBe(html);
});

it('what a card does not show of a search is not in its key', async () => {
  if (!card) throw new Error('No card');
  const memory = openPartMemory(1024 * 1024);
  await render(pageOf([card]), memory);
  const start = { ...pageOf([]).start, price_max: '7', treatment: 'henna' };
  const { marked, html } = await render({ ...pageOf([card]), start }, memory);
  expect(marked).toBe(html);
});

it('a memory forgets what was shown longest ago, and holds no more bytes than it may', () => {
  const memory = openPartMemory(1000);
  memory.remember('a', 'x'.repeat(199));
  memory.remember('b', 'y'.repeat(199));
  expect(memory.find('a')).toBe('x'.repeat(199));
  memory.remember('c', 'z'.repeat(199));
  expect(['a', 'b', 'c'].map((key) => memory.find(key)?.[0])).toEqual(['x', undefined, 'z']);
  memory.remember('c', 'new');
  memory.remember('d', 'z'.repeat(199));
  expect(['a', 'c', 'd'].map((key) => memory.find(key)?.[0])).toEqual(['x', 'n', 'z']);
  memory.remember('e', 'w'.repeat(600));
  expect(['a', 'c', 'd', 'e'].map((key) => memory.find(key))).toEqual([undefined, undefined, undefined, undefined]);
});
