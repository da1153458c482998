import type { CategoryName } from './categories.ts';
import type { CityCode } from './cities.ts';
import type { PersonKey } from './people.ts';
import type { TagKey } from './tags.ts';
import type { Words } from './words.ts';

/** A venue with its team and its services, as one file under venues/ tells it. */
export type Venue = {
  id: number;
  owner: PersonKey;
  city: CityCode;
  type: 'saloon' | 'dental' | 'clinic';
  name: Words;
  address: Words;
  district: Words;
  postcode: string | null;
  /** Latitude and longitude. */
  at: [number, number];
  /** First part of the invented host name: email, website and social accounts follow from it. */
  site: string;
  social: SocialSite[];
  isWomenOnly: boolean;
  slotStepMinutes: number;
  leadMinutes: number;
  answerMinutes: number;
  /** Days since it joined, counted back from the clock. */
  sinceDays: number;
  hours: Week;
  /** Breaks of the whole venue. */
  breaks?: Week;
  /** Hours for women alone, served by women. */
  womenOnly?: Week;
  /** Bookings a day. */
  dailyCap?: number;
  exceptions?: Exception[];
  team: Employee[];
  services: WorldService[];
};

export type SocialSite = 'facebook' | 'twitter' | 'instagram' | 'linkedin' | 'youtube';

/** Own hours stand only where they differ from the venue's; a person without them works whenever the venue is open. */
export type Employee = {
  id: number;
  name: Words;
  job: Words;
  gender: 'female' | 'male';
  hours?: Week;
  breaks?: Week;
};

/**
 * Days are counted from today; without hours the venue is closed, or the person on leave. On one ISO weekday or on all; the
 * highest priority counts.
 */
type Exception = {
  employee?: number;
  startsIn: number;
  endsIn: number;
  weekday?: number;
  priority?: number;
  hours?: Interval;
  reason: Words;
};

export type WorldService = {
  id: number;
  category: CategoryName;
  /** Days since it was listed; no two services share a number. */
  sinceDays: number;
  title: Words;
  description: Words;
  fullDescription: Words;
  /** The first is the main picture. */
  images: PictureKey[];
  tags: TagKey[];
  /** Employees who give it. */
  team: number[];
  offer?: { text: Words; how: Words; code: string; endsIn: number; percent?: number };
  prices: Price[];
};

type PictureKey =
  | 'barber-brush'
  | 'barber-razor'
  | 'barber-room'
  | 'barber-strop'
  | 'barber-towels'
  | 'bridal-bouquet'
  | 'bridal-pins'
  | 'bridal-tiara'
  | 'dental'
  | 'dental-brushes'
  | 'dental-implant'
  | 'dental-tools'
  | 'hair'
  | 'hair-combs'
  | 'hair-dryer'
  | 'hair-macro'
  | 'hair-rollers'
  | 'hammam'
  | 'hammam-basin'
  | 'laser'
  | 'makeup'
  | 'makeup-brushes'
  | 'makeup-palette'
  | 'massage'
  | 'massage-herbs'
  | 'massage-pomegranate'
  | 'nails'
  | 'nails-bath'
  | 'nails-care'
  | 'nails-shades'
  | 'niche'
  | 'reception'
  | 'silk'
  | 'skin'
  | 'skin-ampoules'
  | 'skin-cleanse'
  | 'skin-mask'
  | 'skin-roller'
  | 'sugar'
  | 'tea'
  | 'threading'
  | 'treatment-room'
  | 'waiting'
  | 'wax';

/** Buffers before and after; processing is the part of it that needs nobody's hands, in minutes from its start. */
export type Price = {
  title: Words;
  minutes: number;
  iqd: number;
  off: number;
  before: number;
  buffer: number;
  processing: Interval | null;
};

/** Minutes since local midnight; an interval past midnight ends beyond 1440. */
export type Interval = { from: number; to: number };

/** Monday first, as ISO and PostgreSQL count: weekday 1 is at 0. */
export type Week = Interval[][];

type PriceMore = Partial<Pick<Price, 'off' | 'before' | 'buffer'>> & { processing?: Interval };

export const price = (title: Words, minutes: number, iqd: number, more: PriceMore = {}): Price => ({
  title,
  minutes,
  iqd,
  off: more.off ?? 0,
  before: more.before ?? 0,
  buffer: more.buffer ?? 0,
  processing: more.processing ?? null,
});

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** `week('10:00-14:00 16:00-21:00', { fri: '' })`: the same every day, other hours on some, '' for a day off. */
export const week = (everyDay: string, except: Partial<Record<(typeof days)[number], string>> = {}): Week =>
  days.map((day) => (except[day] ?? everyDay).split(' ').filter(Boolean).map(interval));

/** `interval('16:00-25:30')` ends at half past one in the night. */
export function interval(text: string): Interval {
  const [from = 0, to = 0] = text.split('-').map((time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return hour * 60 + minute;
  });
  return { from, to };
}
