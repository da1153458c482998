import type { PricedTreatment } from '@tajmeelspot/contract/catalog.ts';
import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';
import { canBeTogether, minutesOf } from '../../booking/together/together.ts';
import { type BookableService, maxTreatments, withChoices } from '../../booking/booking-choices.ts';

/** What is chosen on the page of a venue, in the order in which it is given; at most five. */
export type Selection = readonly PricedTreatment[];

type VenueServices = Pick<VenuePage, 'venue'> & {
  readonly employees: BookableService['employees'];
  readonly services: readonly Omit<VenuePage['services'][number], 'reviews_count'>[];
};

/** Reads the chosen treatments from an address. What the venue does not offer counts as not chosen. */
export function readSelection(search: URLSearchParams, { services }: VenueServices): Selection {
  const treatments = services.flatMap(({ pricing }) => pricing);
  const ids = [search.get('treatment') ?? '', ...(search.get('more') ?? '').split(',')];
  const found = ids.flatMap((id) => treatments.find((treatment) => String(treatment.id) === id) ?? []);
  return [...new Set(found)].slice(0, maxTreatments);
}

/** The search part of the page's address with a treatment added, or taken away where it was chosen; a time is chosen anew. */
export function toggleTreatment(search: URLSearchParams, selection: Selection, treatmentId: number): string {
  const ids = selection.map(({ id }) => id);
  const next = ids.includes(treatmentId) ? ids.filter((id) => id !== treatmentId) : [...ids, treatmentId];
  const [first, ...more] = next;
  return `?${withChoices(search, {
    treatmentId: first,
    moreTreatmentIds: more.length > 0 ? more : undefined,
    ...(more.length > 0 ? {} : { isTogether: undefined }),
    // Another first treatment may have another team.
    employeeId: undefined,
    date: undefined,
    time: undefined,
  })}`;
}

/** The service of the first chosen treatment, as the booking form takes it; undefined where nothing is chosen. */
export function toBookableService(page: VenueServices, [first]: Selection): BookableService | undefined {
  const own = page.services.find(({ pricing }) => pricing.some(({ id }) => id === first?.id));
  if (!own) return undefined;
  return {
    id: own.id,
    price: Math.min(...own.pricing.map((treatment) => treatment.final_price)),
    pricing: own.pricing,
    is_at_home: own.is_at_home,
    employees: page.employees.filter(({ id }) => own.employee_ids.includes(id)),
    also_offered: page.services
      .filter((other) => other !== own)
      .map(({ pricing, employee_ids, ...service }) => ({ service, pricing, employee_ids })),
    establishment: page.venue,
  };
}

/** Whether what is chosen is to begin together, which the address asks for and the teams can do. */
export const readTogether = (search: URLSearchParams, service: BookableService, selection: Selection): boolean =>
  search.get('together') === '1' && canBeTogether(service, selection);

/** Minutes and whole dinars of a selection, after discounts. */
export const totalOf = (selection: Selection, isTogether: boolean) => ({
  minutes: minutesOf(selection, isTogether),
  price: selection.reduce((sum, treatment) => sum + treatment.final_price, 0),
});
