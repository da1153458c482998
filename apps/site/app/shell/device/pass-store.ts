import type { Booking } from '@tajmeelspot/contract/booking/shape.ts';
import { employeeNamesOf } from '@tajmeelspot/contract/booking/items.ts';
import { forgetPasses, passesChange, passesKey } from './forget-passes.ts';
import { storePages } from './offline-pages.ts';

/** What a pass shows of a booking, without a connection too. */
export type PassBooking = Pick<
  Booking,
  | 'id'
  | 'status'
  | 'booking_date'
  | 'time'
  | 'duration'
  | 'starts_at'
  | 'pricing_title'
  | 'price'
  | 'establishment'
  | 'employee'
  | 'is_discreet'
> & { readonly service: Pick<Booking['service'], 'main_picture'> } & Partial<Pick<Booking, 'items' | 'home_address'>>;

/** A booking on this device; `former` is its time before it was moved. A discreet one has neither venue nor treatment. */
export type StoredPass = PassBooking & { readonly former?: { readonly booking_date: string; readonly time: string } };

/** The passes of this device, the next one first, and when the server last confirmed them (milliseconds). */
export type PassStore = { readonly at: number; readonly passes: readonly StoredPass[] };

const choiceKey = 'storesPasses';
const maxPasses = 5;
const none: PassStore = { at: 0, passes: [] };
let latest: { text: string | null; store: PassStore } = { text: null, store: none };

/** Calls back whenever the passes or the choice change, in this tab or another. */
export function subscribeToPasses(listener: () => void): () => void {
  addEventListener('storage', listener);
  addEventListener(passesChange, listener);
  return () => {
    removeEventListener('storage', listener);
    removeEventListener(passesChange, listener);
  };
}

let current = none;

/** The passes whose booking is not over; the same object until they change. */
export function readCurrentPasses(): PassStore {
  const store = readPasses();
  const passes = currentPasses(store, Date.now());
  const isSame = current.at === store.at && String(idsOf(current.passes)) === String(idsOf(passes));
  if (!isSame) current = { at: store.at, passes };
  return current;
}

const idsOf = (passes: readonly StoredPass[]): number[] => passes.map(({ id }) => id);

/** What is stored now; the same object until it changes. */
function readPasses(): PassStore {
  const text = localStorage.getItem(passesKey);
  if (latest.text !== text) latest = { text, store: parse(text) };
  return latest.store;
}

/** The store before the browser was asked. */
export const noPasses = (): PassStore => none;

/** Whether this device may store passes: yes, until somebody refused. */
export const storesPasses = (): boolean => localStorage.getItem(choiceKey) !== 'off';

/** Allows or refuses passes on this device; a refusal removes those that are there. */
export function allowPasses(isAllowed: boolean): void {
  if (isAllowed) localStorage.removeItem(choiceKey);
  else localStorage.setItem(choiceKey, 'off');
  if (isAllowed) dispatchEvent(new Event(passesChange));
  else forgetPasses();
}

/** Stores the next ones among all bookings of the signed-in customer, as the server gave them at `now` (milliseconds). */
export function storePasses(bookings: readonly PassBooking[], now: number, language: string): void {
  if (!storesPasses()) return;
  const { passes } = readPasses();
  write({ at: now, passes: nextPasses(bookings, passes, now) }, language);
}

/** Stores one booking beside those that are there already. */
export function storePass(booking: PassBooking, now: number, language: string): void {
  const { passes } = readPasses();
  storePasses([...passes.filter(({ id }) => id !== booking.id), booking], now, language);
}

/** The bookings to store, soonest first: those ahead, and those that were stored and then called off. */
export function nextPasses(
  bookings: readonly PassBooking[],
  former: readonly StoredPass[],
  now: number,
): readonly StoredPass[] {
  const before = new Map(former.map((pass) => [pass.id, pass]));
  return bookings
    .filter((booking) => endsAt(booking) > now && (mayTakePlace(booking) || isCalledOff(booking, before)))
    .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at) || one.id - other.id)
    .slice(0, maxPasses)
    .map((booking) => toPass(booking, before.get(booking.id)));
}

/** The passes whose booking is not over at `now` (milliseconds). */
export const currentPasses = ({ passes }: PassStore, now: number): readonly StoredPass[] =>
  passes.filter((pass) => endsAt(pass) > now);

/** When a booking is over, milliseconds. */
export const endsAt = ({ starts_at: startsAt, duration }: PassBooking): number =>
  Date.parse(startsAt) + duration * 60_000;

const mayTakePlace = ({ status }: PassBooking): boolean => status === 'confirmed' || status === 'pending';

function isCalledOff({ id, status }: PassBooking, before: ReadonlyMap<number, StoredPass>): boolean {
  return before.has(id) && (status === 'cancelled' || status === 'declined' || status === 'expired');
}

function toPass(booking: PassBooking, before: StoredPass | undefined): StoredPass {
  const { id, status, booking_date, time, duration, starts_at, pricing_title, price, establishment } = booking;
  const employee = { id: booking.employee.id, name: namesIn(booking) };
  const { main_picture } = booking.service;
  const pass = { id, status, booking_date, time, duration, starts_at, pricing_title, price, establishment, employee };
  if (booking.is_discreet) return { ...pass, ...unnamed, ...formerOf(booking, before) };
  const place = booking.home_address ? { home_address: booking.home_address } : {};
  return { ...pass, ...place, is_discreet: false, service: { main_picture }, ...formerOf(booking, before) };
}

/** All who give it, as its title names all that they give; a stored pass has them by now. */
const namesIn = ({ items, employee }: PassBooking): string =>
  items ? employeeNamesOf(items).join(' + ') : employee.name;

/** What a discreet pass has in place of venue, treatment and employee. */
const unnamed = {
  is_discreet: true,
  pricing_title: '',
  price: 0,
  establishment: { name: '', slug: '', address: '', phone: null, latitude: null, longitude: null },
  employee: { id: 0, name: '' },
  service: { main_picture: null },
} as const;

function formerOf({ starts_at }: PassBooking, before: StoredPass | undefined): Pick<StoredPass, 'former'> {
  const isMoved = before !== undefined && before.starts_at !== starts_at;
  const former = isMoved ? { booking_date: before.booking_date, time: before.time } : before?.former;
  return former ? { former } : {};
}

function write(store: PassStore, language: string): void {
  if (store.passes.length === 0) return forgetPasses();
  try {
    localStorage.setItem(passesKey, JSON.stringify(store));
  } catch {
    // A device that is full, or stores nothing: it goes on without passes.
    return;
  }
  storePages(
    language,
    store.passes.map((pass) => ({
      id: pass.id,
      endsAt: endsAt(pass),
      isHeld: mayTakePlace(pass),
      picture: pass.service.main_picture?.url ?? null,
    })),
  );
  dispatchEvent(new Event(passesChange));
}

function parse(text: string | null): PassStore {
  if (text === null) return none;
  try {
    const { at, passes } = JSON.parse(text) as Partial<PassStore>;
    return typeof at === 'number' && Array.isArray(passes) ? { at, passes: passes as StoredPass[] } : none;
  } catch {
    return none;
  }
}
