import type { PricedTreatment, Service } from '@tajmeelspot/contract/catalog.ts';

/** What somebody has chosen so far, as the address of the page holds it. Date and time are Baghdad's. */
export type Choices = {
  readonly itemId?: number | undefined;
  /** Further treatments, one after the other. */
  readonly moreIds?: readonly number[] | undefined;
  /** Hours for women only are for the customer too. */
  readonly isForWoman?: boolean | undefined;
  /** Only a woman may give it. */
  readonly isByWoman?: boolean | undefined;
  /** Whoever is free where this is absent. */
  readonly personId?: number | undefined;
  readonly date?: string | undefined;
  readonly time?: string | undefined;
};

type Offered = Pick<Service, 'pricing' | 'employees' | 'also_offered'>;

/** Reads the choices from an address. What the service does not offer counts as not chosen. */
export function readChoices(search: URLSearchParams, offered: Offered): Choices {
  const { pricing, employees } = offered;
  const date = search.get('date') ?? '';
  const time = search.get('time') ?? '';
  return {
    itemId: oneOf(search.get('item'), pricing),
    moreIds: moreOf(search, offeredHere(offered)),
    isForWoman: search.get('woman') === '1' || undefined,
    isByWoman: search.get('female') === '1' || undefined,
    personId: oneOf(search.get('person'), employees),
    date: isDay(date) ? date : undefined,
    time: isDay(date) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : undefined,
  };
}

/** The search part of an address after some choices changed; everything else in it stays. */
export function withChoices(search: URLSearchParams, changes: Choices): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [choice, name] of names) {
    if (!(choice in changes)) continue;
    const value = changes[choice];
    const text = value === true ? '1' : String(value ?? '');
    if (text === '') next.delete(name);
    else next.set(name, text);
  }
  return next;
}

/**
 * The line of the price list that is shown. A time without a treatment comes from a list of next free times, which
 * are those of the shortest treatment; otherwise the first of the list stands until somebody chooses.
 */
export function itemOf(pricing: readonly PricedTreatment[], { itemId, time }: Choices): PricedTreatment | undefined {
  const chosen = pricing.find(({ id }) => id === itemId);
  if (chosen || time === undefined) return chosen ?? pricing[0];
  return pricing.reduce<PricedTreatment | undefined>(
    (shortest, item) => (shortest && shortest.duration <= item.duration ? shortest : item),
    undefined,
  );
}

const names = [
  ['itemId', 'item'],
  ['moreIds', 'more'],
  ['isForWoman', 'woman'],
  ['isByWoman', 'female'],
  ['personId', 'person'],
  ['date', 'date'],
  ['time', 'time'],
] as const;

function oneOf(text: string | null, offered: readonly { id: number }[]): number | undefined {
  return offered.find(({ id }) => String(id) === text)?.id;
}

/** Every line of the venue's price lists that one visit can take in, this service's own first. */
export const offeredHere = ({
  pricing,
  also_offered: others,
}: Omit<Offered, 'employees'>): readonly PricedTreatment[] => [...pricing, ...others.flatMap((other) => other.pricing)];

/** Who of the venue gives a line; nobody was chosen where the person gives other treatments alone. */
export function personFor(itemId: number, personId: number | undefined, { also_offered: others }: Offered) {
  const other = others.find(({ pricing }) => pricing.some(({ id }) => id === itemId));
  return personId === undefined || !other || other.employee_ids.includes(personId) ? personId : undefined;
}

/** As many treatments as one visit may have, the first included. */
export const maxTreatments = 5;

function moreOf(search: URLSearchParams, pricing: readonly PricedTreatment[]): readonly number[] | undefined {
  const ids = (search.get('more') ?? '').split(',').flatMap((text) => oneOf(text, pricing) ?? []);
  const others = [...new Set(ids)].filter((id) => String(id) !== search.get('item'));
  return others.length > 0 ? others.slice(0, maxTreatments - 1) : undefined;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
}
