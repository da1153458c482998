import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { messagesOf } from '../shell/messages/compiled-messages.server.ts';
import { readMessages } from '../shell/messages/message-texts.ts';
import { PartLabels } from '../shell/messages/part-labels.tsx';
import { MessagesProvider } from '../shell/messages/translations.tsx';
import { describe, expect, it } from 'vitest';
import { loadSearch } from '../routes/search/load-search.server.ts';
import { apiContext } from '../shell/api.ts';
import { type Preset, readCriteria } from './criteria.ts';
import { FilterRail } from './filters/filter-rail.tsx';
import { Results } from './results.tsx';
import type { SearchView } from './search-view.ts';
import type { VenueResultView } from './venue-result/venue-result-view.ts';

const venue: VenueResultView = {
  slug: 'noor-salon',
  name: 'Noor Salon',
  picture: null,
  district: 'Karrada',
  city: 'Baghdad',
  isWomenOnly: true,
  isLicensed: false,
  isAtHome: true,
  services: [
    { id: 101, title: '', description: '' },
    { id: 102, title: 'Brows', description: null },
  ],
  servicesCount: 2,
  treatments: [{ id: 1011, serviceId: 101, title: 'Hair cut', duration: 45, price: 25_000 }],
};

const one = { venues: 1, services: 2, isMore: false };

const view = (preset: Preset, changes: Partial<SearchView> = {}): SearchView => ({
  preset,
  criteria: readCriteria(new URLSearchParams()),
  today: '2026-11-21',
  facets: undefined,
  found: undefined,
  reading: { readAs: null, others: [], unknown: [] },
  nearest: [],
  isLaterPage: false,
  ...changes,
});

function show(searchView: SearchView, isLoading = false): string {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <MessagesProvider
          locale="en"
          messages={readMessages(messagesOf('en', 'shell', 'search', 'card', 'favourites'))}
        >
          <PartLabels>
            {searchView.facets ? <FilterRail view={searchView} /> : <Results view={searchView} isLoading={isLoading} />}
          </PartLabels>
        </MessagesProvider>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub />);
}

const narrowed = readCriteria(new URLSearchParams('treatment=laser'));
const empty = { venues: [], total: { venues: 0, services: 0, isMore: false }, nextCursor: null };

describe('a list of venues', () => {
  it.each<[string, SearchView, string]>([
    ['R8.07 category', view('hair'), 'Error: Failed to fetch services'],
    ['R8.07 narrowed category', view('massage', { criteria: narrowed }), 'Error: Failed to fetch search results'],
    ['R8.07 search', view('services', { criteria: narrowed }), 'Error: Failed to fetch search results'],
    ['R8.08 /services', view('services'), 'Failed to load services. Please try again later.'],
    ['R8.08 unreachable', view('services', { isOffline: true }), 'Network error. Please check your connection.'],
  ])('says what failed: %s', (_, searchView, sentence) => {
    expect(show(searchView)).toMatch(new RegExp(`role="alert"[^>]*>${sentence}</p>`));
    expect(show(searchView)).toContain('Try again');
  });

  it.each<[string, Preset, string]>([
    ['R2.19', 'hair', 'No Hair services found.'],
    ['R2.20', 'hairRemoval', 'No Hair Removal services found.'],
    ['R2.21', 'massage', 'No Massage services found.'],
    ['R2.23', 'services', 'No services available at the moment.'],
  ])('%s says that there are none: %s', (_, preset, sentence) => {
    expect(show(view(preset, { found: empty }))).toContain(`>${sentence}</p>`);
  });

  it('R2.19 clears the filters and not the word that was searched', () => {
    const criteria = readCriteria(new URLSearchParams('treatment=laser&city=erbil&sort=price'));
    const filtered = show(view('services', { criteria, found: empty }));
    expect(filtered).toMatch(/href="[^"]*\?treatment=laser&amp;sort=price"[^>]*>Clear all filters/);
    expect(show(view('services', { criteria: narrowed, found: empty }))).toContain('See all services');
  });

  it('R2.23 says that it is on its way, and what a service does not say of itself', () => {
    expect(show(view('services'), true)).toContain('>Loading...</output>');
    const full = show(view('services', { found: { ...empty, venues: [venue], total: one } }));
    expect(full).toContain('Untitled Service');
    expect(full).toContain('No description available.');
    expect(full).toContain('href="/listing-details/101"');
  });

  it('R14.03 R14.09 shows what of a venue matches, and takes what was asked for on into the booking', () => {
    const criteria = readCriteria(new URLSearchParams('date=2026-11-22&female_staff=1&at_home=1'));
    const nextSlots = { serviceId: 102, date: '2026-11-22', day: { near: 'tomorrow' }, times: ['17:30'] } as const;
    const shown = show(
      view('services', { criteria, found: { ...empty, venues: [{ ...venue, nextSlots }], total: one } }),
    );
    expect(shown).toContain('href="/v/noor-salon"');
    expect(shown).toMatch(
      /href="\/listing-details\/101\?treatment=1011&amp;female=1&amp;home=1&amp;date=2026-11-22"[^>]*>/,
    );
    expect(shown).toMatch(
      /href="\/listing-details\/102\?female=1&amp;home=1&amp;date=2026-11-22&amp;time=17%3A30"[^>]*>/,
    );
    expect(shown).toContain('One more matching service');
    expect(shown).toContain('Also at your home');
  });
});

describe('the filters beside a list', () => {
  const facets = {
    categories: [
      { code: 'hair', name: 'Hair', level: 1, count: 480 },
      { code: 'massage', name: 'Massage', level: 1, count: 1200 },
    ],
    types: [],
    cities: [],
    districts: [],
    ratings: [],
    parts: [],
    distances: [],
    women_only: 3,
    female_staff: 0,
    at_home: 0,
    open_now: null,
    price: null,
  };

  it('R14.09 say a number as it was counted, and as the least of many where more match than were looked at', () => {
    const counted = show(view('services', { facets: { ...facets, is_more: false } }));
    expect(counted).toMatch(/Hair<span[^>]*>480<\/span>/);
    expect(counted).toMatch(/Massage<span[^>]*>1,000\+<\/span>/);
    const ofBest = show(view('services', { facets: { ...facets, is_more: true } }));
    expect(ofBest).toMatch(/Hair<span[^>]*>480\+<\/span>/);
    expect(ofBest).toMatch(/>3\+<\/span>/);
  });
});

describe('a list of venues for words', () => {
  it('R14.05 R14.07 says what no place here is called, and leads to what comes nearest, with its count', () => {
    const criteria = readCriteria(new URLSearchParams('treatment=laser zzz&city=erbil&rating=4'));
    const shown = show(
      view('services', {
        criteria,
        found: empty,
        reading: { readAs: null, others: ['laser'], unknown: ['zzz'] },
        nearest: [
          { kind: 'city', name: 'Basra', changes: { city: 'basra', district: '' }, count: 1000, isMore: true },
          { kind: 'words', changes: { treatment: 'laser' }, count: 3, isMore: false },
          { kind: 'without', name: 'rating', changes: { rating: '' }, count: null, isMore: false },
        ],
      }),
    );
    expect(shown).toContain('Nothing here is called “zzz”.');
    expect(shown).toMatch(/href="[^"]*\?treatment=laser\+zzz&amp;city=basra&amp;rating=4"[^>]*>In Basra/);
    expect(shown).toContain('More than 1,000 venues');
    expect(shown).toMatch(/href="[^"]*\?treatment=laser&amp;city=erbil&amp;rating=4"[^>]*>“laser”/);
    expect(shown).toContain('3 venues');
    expect(shown).toMatch(/href="[^"]*\?treatment=laser\+zzz&amp;city=erbil"[^>]*>Without “4\.0 and up”/);
  });

  it('R14.07 says how words with a slip were read, and leads to the other reading', () => {
    const criteria = readCriteria(new URLSearchParams('treatment=vener'));
    const found = { ...empty, venues: [venue], total: one };
    const reading = { readAs: 'veneer', others: ['veneers'], unknown: [] };
    const shown = show(view('services', { criteria, found, reading }));
    expect(shown).toContain('Nothing is called “vener”: these are the results for “veneer”.');
    expect(shown).toMatch(/href="[^"]*\?treatment=veneers"[^>]*>veneers</);
  });
});

it.each<[string, () => Promise<Response>]>([
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ['breaks', () => Promise.resolve(Response.json({ message: 'Something broke.', code: 'internal' }, { status: 500 }))],
])('R8.07 a server that %s is told of, and leaves the page with its filters', async (_, fetch) => {
  const reported: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(apiContext, { base: 'http://test/api', fetch, report: (error) => reported.push(error) });
  const request = new Request('http://test/hair?treatment=laser');
  const { data, init } = await loadSearch({ params: {}, request, context }, 'hair');
  expect(init).toEqual({ status: 503 });
  expect(reported).toHaveLength(1);
  expect(data.view).toMatchObject({ preset: 'hair', criteria: { treatment: 'laser' }, found: undefined });
});
