import type { PricedTreatment, Service } from '@tajmeelspot/contract/catalog.ts';

/** What has been chosen so far, as the address of the page holds it. Date and time are Baghdad's. */
export type BookingChoices = {
  readonly treatmentId?: number | undefined;
  /** Further treatments, in the order in which they are given. */
  readonly moreTreatmentIds?: readonly number[] | undefined;
  /** All begin at the same time, each by another employee; otherwise one after the other. */
  readonly isTogether?: boolean | undefined;
  /** The customer is a woman: hours for women only count too. */
  readonly isForWoman?: boolean | undefined;
  /** Only a woman may give the treatments. */
  readonly isByWoman?: boolean | undefined;
  /** The venue is to come to the customer. */
  readonly isAtHome?: boolean | undefined;
  /** Any employee where this is absent. */
  readonly employeeId?: number | undefined;
  readonly date?: string | undefined;
  readonly time?: string | undefined;
};

/** What a booking form knows of the service of its first treatment; the others are among `also_offered`. */
export type BookableService = Pick<
  Service,
  'id' | 'price' | 'pricing' | 'is_at_home' | 'employees' | 'also_offered'
> & {
  readonly establishment: Pick<Service['establishment'], 'name' | 'type' | 'is_women_only'>;
};

type ServiceTreatments = Pick<BookableService, 'pricing' | 'employees' | 'also_offered'>;

/** Reads the choices from an address. What the service does not offer counts as not chosen. */
export function readChoices(search: URLSearchParams, service: ServiceTreatments): BookingChoices {
  const date = search.get('date') ?? '';
  const time = search.get('time') ?? '';
  const moreTreatmentIds = readMoreTreatments(search, allTreatmentsOf(service));
  return {
    treatmentId: findId(read(search, 'treatment'), service.pricing),
    moreTreatmentIds,
    isTogether: (moreTreatmentIds !== undefined && search.get('together') === '1') || undefined,
    isForWoman: search.get('woman') === '1' || undefined,
    isByWoman: search.get('female') === '1' || undefined,
    isAtHome: search.get('home') === '1' || undefined,
    employeeId: findId(read(search, 'employee'), service.employees),
    date: isDay(date) ? date : undefined,
    time: isDay(date) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : undefined,
  };
}

/** The search part of an address after some choices changed; everything else in it stays. */
export function withChoices(search: URLSearchParams, changes: BookingChoices): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [choice, name] of parameterNames) {
    if (!(choice in changes)) continue;
    next.delete(formerNames.get(name) ?? name);
    const value = changes[choice];
    const text = value === true ? '1' : String(value ?? '');
    if (text === '') next.delete(name);
    else next.set(name, text);
  }
  return next;
}

/**
 * The treatment that is shown. A time without a treatment comes from a list of next free slots, which are those of the
 * shortest treatment; otherwise the first of the price list is shown until one is chosen.
 */
export function treatmentOf(
  pricing: readonly PricedTreatment[],
  { treatmentId, time }: BookingChoices,
): PricedTreatment | undefined {
  const chosen = pricing.find(({ id }) => id === treatmentId);
  if (chosen || time === undefined) return chosen ?? pricing[0];
  return pricing.reduce<PricedTreatment | undefined>(
    (shortest, treatment) => (shortest && shortest.duration <= treatment.duration ? shortest : treatment),
    undefined,
  );
}

/** Every treatment of the venue that can be in the same booking, those of this service first. */
export const allTreatmentsOf = (service: Omit<ServiceTreatments, 'employees'>): readonly PricedTreatment[] => [
  ...service.pricing,
  ...service.also_offered.flatMap(({ pricing }) => pricing),
];

/** Whether the venue also comes to the customer with all of some treatments. */
export function isAtHomeOffered(
  service: Pick<BookableService, 'is_at_home' | 'pricing' | 'also_offered'>,
  treatments: readonly PricedTreatment[],
): boolean {
  const lists = [{ service, pricing: service.pricing }, ...service.also_offered];
  const given = lists.filter((list) => list.service.is_at_home).flatMap(({ pricing }) => pricing);
  return treatments.every(({ id }) => given.some((treatment) => treatment.id === id));
}

/** The chosen employee for a treatment beside the first; undefined where none is chosen, or the chosen one does not give it. */
export function employeeFor(
  treatmentId: number,
  employeeId: number | undefined,
  { also_offered: otherServices }: ServiceTreatments,
): number | undefined {
  const other = otherServices.find(({ pricing }) => pricing.some(({ id }) => id === treatmentId));
  return employeeId === undefined || !other || other.employee_ids.includes(employeeId) ? employeeId : undefined;
}

/** The most treatments that a booking may have, the first included. */
export const maxTreatments = 5;

/** Says in an address that the booking form is open, for those who come to book what they know. */
export const openParameter = 'book';

const parameterNames = [
  ['treatmentId', 'treatment'],
  ['moreTreatmentIds', 'more'],
  ['isTogether', 'together'],
  ['isForWoman', 'woman'],
  ['isByWoman', 'female'],
  ['isAtHome', 'home'],
  ['employeeId', 'employee'],
  ['date', 'date'],
  ['time', 'time'],
] as const;

/** What links say that were passed on before the parameters had the names of today. */
const formerNames: ReadonlyMap<string, string> = new Map([
  ['treatment', 'item'],
  ['employee', 'person'],
]);

const read = (search: URLSearchParams, name: string): string | null =>
  search.get(name) ?? search.get(formerNames.get(name) ?? name);

function findId(text: string | null, choices: readonly { id: number }[]): number | undefined {
  return choices.find(({ id }) => String(id) === text)?.id;
}

function readMoreTreatments(
  search: URLSearchParams,
  treatments: readonly PricedTreatment[],
): readonly number[] | undefined {
  const ids = (search.get('more') ?? '').split(',').flatMap((text) => findId(text, treatments) ?? []);
  const others = [...new Set(ids)].filter((id) => String(id) !== read(search, 'treatment'));
  return others.length > 0 ? others.slice(0, maxTreatments - 1) : undefined;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
}
