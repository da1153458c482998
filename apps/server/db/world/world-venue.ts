import type { CategoryName } from './categories.ts';
import type { CityCode } from './cities.ts';
import type { UserKey } from './users.ts';
import type { TagKey } from './tags.ts';
import type { WorldText } from './world-text.ts';

/** A venue with its team and its services; each file below venues/ has one. */
export type WorldVenue = {
  id: number;
  owner: UserKey;
  city: CityCode;
  type: 'saloon' | 'dental' | 'clinic';
  name: WorldText;
  address: WorldText;
  district: WorldText;
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
  hours: WorldWeek;
  /** Breaks of the whole venue. */
  breaks?: WorldWeek;
  /** Hours for women alone, served by women. */
  womenOnly?: WorldWeek;
  /** Bookings a day. */
  dailyCap?: number;
  exceptions?: WorldException[];
  team: WorldEmployee[];
  services: WorldService[];
};

export type SocialSite = 'facebook' | 'twitter' | 'instagram' | 'linkedin' | 'youtube';

/** An employee; without hours of their own they work whenever the venue is open. */
export type WorldEmployee = {
  id: number;
  name: WorldText;
  job: WorldText;
  gender: 'female' | 'male';
  hours?: WorldWeek;
  breaks?: WorldWeek;
};

/**
 * An hours exception from one day to another, counted from today: without hours the venue is closed, or the employee on
 * leave. It holds on one ISO weekday or on all; the highest priority counts.
 */
type WorldException = {
  employee?: number;
  startsIn: number;
  endsIn: number;
  weekday?: number;
  priority?: number;
  hours?: MinuteRange;
  reason: WorldText;
};

export type WorldService = {
  id: number;
  category: CategoryName;
  /** Days since it was listed; no two services share a number. */
  sinceDays: number;
  title: WorldText;
  description: WorldText;
  fullDescription: WorldText;
  /** The first is the main picture. */
  images: PictureKey[];
  tags: TagKey[];
  /** Whether the venue also comes to the customer with it. */
  isAtHome?: true;
  /** Employees who give it. */
  team: number[];
  discount?: { text: WorldText; instructions: WorldText; code: string; endsIn: number; percent?: number };
  treatments: WorldTreatment[];
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
  | 'wax'
  | 'wax-close';

/** A treatment with buffers before and after; during processing, in minutes from its start, the employee is free. */
export type WorldTreatment = {
  title: WorldText;
  minutes: number;
  iqd: number;
  discountPercent: number;
  before: number;
  buffer: number;
  processing: MinuteRange | null;
};

/** Minutes since local midnight; a range past midnight ends beyond 1440. */
export type MinuteRange = { from: number; to: number };

/** Monday first, as ISO and PostgreSQL count: weekday 1 is at 0. */
export type WorldWeek = MinuteRange[][];

type WorldTreatmentOptions = Partial<Pick<WorldTreatment, 'discountPercent' | 'before' | 'buffer'>> & {
  processing?: MinuteRange;
};

/** A treatment of a price in dinars; without options it has no discount, buffers or processing time. */
export const treatment = (
  title: WorldText,
  minutes: number,
  iqd: number,
  options: WorldTreatmentOptions = {},
): WorldTreatment => ({
  title,
  minutes,
  iqd,
  discountPercent: options.discountPercent ?? 0,
  before: options.before ?? 0,
  buffer: options.buffer ?? 0,
  processing: options.processing ?? null,
});

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** `week('10:00-14:00 16:00-21:00', { fri: '' })`: the same every day, other hours on some, '' for a day off. */
export const week = (everyDay: string, except: Partial<Record<(typeof days)[number], string>> = {}): WorldWeek =>
  days.map((day) => (except[day] ?? everyDay).split(' ').filter(Boolean).map(interval));

/** `interval('16:00-25:30')` ends at half past one in the night. */
export function interval(text: string): MinuteRange {
  const [from = 0, to = 0] = text.split('-').map((time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return hour * 60 + minute;
  });
  return { from, to };
}
