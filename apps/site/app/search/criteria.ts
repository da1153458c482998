import type { PartOfDay } from '@tajmeelspot/contract/day-parts.ts';
import type { Sort } from '@tajmeelspot/contract/search.ts';
import type { VenueType } from '@tajmeelspot/contract/venues/venues.ts';

/** Which search page: everything, or one category of treatments. */
export type Preset = 'hair' | 'hairRemoval' | 'massage' | 'services';

/** Everything that can be asked for, as the address holds it; an empty text asks for nothing. */
export type Criteria = {
  readonly treatment: string;
  readonly postcode: string;
  readonly date: string;
  /** The part of the day in which there must be a free time; of the next seven days where there is no date. */
  readonly part: PartOfDay | '';
  /** HH:MM from which on there must be one. */
  readonly after: string;
  readonly type: VenueType | '';
  readonly city: string;
  /** Codes of districts of the city. */
  readonly district: string;
  /** Stable name of a category; a category's own page asks for none. */
  readonly category: string;
  /** Bounds of the lowest price, whole dinars. */
  readonly price_min: string;
  readonly price_max: string;
  readonly rating: (typeof ratings)[number] | '';
  readonly women_only: '1' | '';
  readonly female_staff: '1' | '';
  readonly at_home: '1' | '';
  readonly open_now: '1' | '';
  /** Where distances are counted from: latitude,longitude. */
  readonly near: string;
  /** Kilometres from there at most. */
  readonly within: (typeof distances)[number] | '';
  readonly sort: Sort | '';
  /** A part of the map: south,west,north,east. */
  readonly area: string;
  /** Whether the map stands beside the list. */
  readonly view: 'map' | '';
};

// The contract's own lists would bring its whole validation into the browser.
/** Kinds of venue, in the order of the tabs. */
export const venueTypes = ['saloon', 'dental', 'clinic'] as const satisfies readonly VenueType[];

/** Ways to order the list; the first is the one nobody has to ask for. */
export const orders = [
  'recommended',
  'earliest',
  'nearest',
  'rating',
  'price',
  'newest',
] as const satisfies readonly Sort[];

/** The postcodes that can be chosen. */
export const postcodes = ['12345', '67890', '54321'] as const;

/** The least ratings that can be asked for. */
export const ratings = ['4.5', '4', '3'] as const;

/** Parts of the day, in order. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const satisfies readonly PartOfDay[];

/** The distances that can be asked for, kilometres. */
export const distances = ['2', '5', '10'] as const;

/** Reads an address. What it cannot mean is left out, as if it had not been asked for. */
export function readCriteria(search: URLSearchParams): Criteria {
  const get = (name: string) => search.get(name)?.trim() ?? '';
  const one = <T extends string>(name: string, allowed: readonly T[]) =>
    allowed.find((value) => value === get(name)) ?? '';
  const price = (name: string) => (/^\d{1,9}$/.test(get(name)) ? get(name) : '');
  return {
    treatment: get('treatment').slice(0, 100),
    postcode: one('postcode', postcodes),
    date: isDay(get('date')) ? get('date') : '',
    part: one('part', dayParts),
    after: /^([01]\d|2[0-3]):[0-5]\d$/.test(get('after')) ? get('after') : '',
    type: one('type', venueTypes),
    city: /^[a-z-]+(,[a-z-]+)*$/.test(get('city')) ? get('city').slice(0, 200) : '',
    district: /^[a-z0-9-]+(,[a-z0-9-]+)*$/.test(get('district')) ? get('district').slice(0, 300) : '',
    category: /^[a-z -]{1,60}$/.test(get('category')) ? get('category') : '',
    price_min: price('price_min'),
    price_max: price('price_max'),
    rating: one('rating', ratings),
    women_only: one('women_only', ['1']),
    female_staff: one('female_staff', ['1']),
    at_home: one('at_home', ['1']),
    open_now: one('open_now', ['1']),
    within: one('within', distances),
    near: /^-?\d{1,2}(\.\d{1,8})?,-?\d{1,3}(\.\d{1,8})?$/.test(get('near')) ? get('near') : '',
    sort: one('sort', orders),
    area: /^(-?\d{1,3}(\.\d{1,8})?,){3}-?\d{1,3}(\.\d{1,8})?$/.test(get('area')) ? get('area') : '',
    view: one('view', ['map']),
  };
}

/** The search part of an address for criteria, some of them changed; '' where nothing is asked for. */
export function toSearch(criteria: Criteria, changes: Partial<Criteria> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...criteria, ...changes })) if (value !== '') search.append(name, value);
  return search.size > 0 ? `?${search}` : '';
}

/** What is left of criteria without their filters: the word that was searched, and the order of the list. */
export const withoutFilters = ({ treatment, near, sort, view }: Criteria): string =>
  toSearch({ ...readCriteria(new URLSearchParams()), treatment, near, sort, view });

/** Whether more than the searched word narrows the list. */
export const hasFilters = (criteria: Criteria): boolean => isNarrowed({ ...criteria, treatment: '' });

/** Whether anything narrows the list; its order, the reader's place and the map do not. */
export const isNarrowed = (criteria: Criteria): boolean => toSearch(criteria, { sort: '', near: '', view: '' }) !== '';

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
}
