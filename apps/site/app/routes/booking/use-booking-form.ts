import type { PricedTreatment } from '@tajmeelspot/contract/catalog.ts';
import { useState } from 'react';
import { useFetcher, useLocation, useSearchParams } from 'react-router';
import { canBeTogether, minutesOf } from '../../booking/together/together.ts';
import {
  allTreatmentsOf,
  isAtHomeOffered,
  type BookableService,
  type BookingChoices,
  employeeFor,
  readChoices,
  treatmentOf,
  withChoices,
} from '../../booking/booking-choices.ts';
import type { BookingFormState, BookingTotal } from '../../booking/booking-form-state.ts';
import type {
  BookingCustomer,
  BookingRequest,
  PlaceBookingOutcome,
} from '../../booking/placing/place-booking-outcome.ts';
import { loadPlacedPass } from '../../booking/placing/placed-summary.tsx';
import { isSameChoice } from '../../booking/placing/is-same-choice.ts';
import {
  employeesAt,
  firstFreeSlot,
  isFree,
  shownDay,
  type SlotEmployees,
  type SlotsAnswer,
  type SlotTime,
} from '../../booking/slots/slots.ts';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { withNext } from '../../shell/next-page.ts';
import { useSession } from '../../shell/use-session.ts';
import { readNewcomer } from '../../shell/account/remembered-newcomer.ts';
import { useCoupon } from './use-coupon.ts';
import { useCustomer, withAddress } from './use-customer.ts';
import { useNewcomer, withHold } from './use-newcomer.ts';
import { useJoinWaitlist } from './use-join-waitlist.ts';
import { type SlotSearch, useSlotCalendar } from './use-slot-calendar.ts';

/** What the action of the page is sent; `page` is the address that a login leads back to. */
export type PlaceBookingSubmission = { readonly booking: BookingRequest; readonly page: string };

/** The booking form of a service; undefined where the service has no treatment or no employee to book. */
export function useBookingForm(service: BookableService): BookingFormState | undefined {
  const language = useLanguage();
  const { session } = useSession();
  const { pathname, search } = useLocation();
  const placing = useFetcher<PlaceBookingOutcome>();
  const { choices, choose, treatment, treatments, calendar, isSlotSuggested } = useSelection(service, placing.data);
  const { place, newcomer, latest, outcome } = usePlacing(placing, service.id, choices, pathname + search);
  const { coupon, priceIqd } = useCoupon(
    service.id,
    treatments.map(({ id }) => id),
  );
  const joinWaitlist = useJoinWaitlist(service.id);
  const { customer, visitor, fixCustomer, ...typing } = useCustomer(session?.name ?? rememberedName(calendar.today));
  if (!treatment || service.employees.length === 0) return undefined;
  const total = totalOf(treatments, choices, changedPrice(latest, treatments, coupon.code) ?? priceIqd);
  const toRequest = () => {
    const named = employeesAt(calendar.slots, choices) ?? [];
    return toBookingRequest(service, { treatments, total, choices, coupon, named }, visitor);
  };
  const begin = () => {
    // A page that is loaded anew while the code is looked for shows the same, and sends the same name.
    choose({ treatmentId: treatment.id, date: choices.date, time: choices.time });
    fixCustomer();
    newcomer.begin(toRequest(), customer.customer_name);
  };
  const { held } = newcomer;
  // What is held for this very form is no longer free for others.
  const isHeld = held !== undefined && isSameChoice(held.request, choices);
  return {
    service,
    choices,
    treatment,
    treatments,
    total,
    coupon,
    ...calendar,
    isSlotSuggested,
    customer,
    ...typing,
    joinWaitlist,
    ...atHomeOf(service, treatments, choices),
    isSignedIn: session !== undefined,
    newcomer: { ...newcomer.state, begin },
    logInPath: withNext(inLanguage(language, '/customerslogin'), pathname + withSlot(search, choices)),
    outcome: withoutAnswered(outcome, visitor),
    isPlacing: placing.state === 'submitting',
    // After a lost answer the slot may be held by this very request: sending it again under its key tells.
    isReady: outcome?.kind === 'failed' || isHeld || isChosenFree(calendar.slots, choices),
    // A slot belongs to a treatment: the first choice chooses the treatment that is shown as well.
    choose: (changes) => choose({ treatmentId: treatment.id, ...changes }),
    placeBooking: () => place(isHeld ? withHold(toRequest(), held) : toRequest()),
  };
}

/** Whether the venue also comes to the customer with what is chosen, and whether it is to. */
function atHomeOf(service: BookableService, treatments: readonly PricedTreatment[], choices: BookingChoices) {
  const mayBeAtHome = isAtHomeOffered(service, treatments);
  return { mayBeAtHome, isAtHome: mayBeAtHome && choices.isAtHome === true };
}

/** Who says that somebody else comes has answered that there is another booking. */
const withoutAnswered = (outcome: PlaceBookingOutcome | undefined, visitor: BookingCustomer) =>
  outcome?.kind === 'busy' && visitor.for_other && !outcome.request.customer.for_other ? undefined : outcome;

/** What is chosen, with the first free slot until somebody chooses one, and the slots to choose from. */
function useSelection(service: BookableService, outcome: PlaceBookingOutcome | undefined) {
  const [read, choose] = useChoices(service);
  const treatment = treatmentOf(service.pricing, read);
  const treatments = treatment ? selectedTreatmentsOf(service, treatment, read) : [];
  // A link may ask for what no team can do.
  const chosen = canBeTogether(service, treatments) ? read : { ...read, isTogether: undefined };
  const slotSearch = treatment && slotSearchOf(service, treatments, chosen);
  const calendar = useSlotCalendar(service.id, slotSearch, chosen.date, outcome);
  const { suggested, suggestAnew } = useSuggestedSlot(calendar.slots, JSON.stringify(slotSearch));
  const isSlotSuggested = chosen.date === undefined && suggested !== undefined;
  const chooseAndShow = (changes: BookingChoices) => {
    if (changes.date !== undefined) calendar.showFortnight(undefined);
    // A slot that was given back, or booked: the next look finds the first that is free then.
    if ('date' in changes && changes.date === undefined) suggestAnew();
    choose(changes);
  };
  const choices = isSlotSuggested ? { ...chosen, ...suggested } : chosen;
  return { choices, choose: chooseAndShow, treatment, treatments, calendar, isSlotSuggested };
}

/**
 * The first free slot of a search, as it was when its slots came first: what is on screen does not move under a finger
 * because the slots are read again.
 */
function useSuggestedSlot(slots: SlotsAnswer | undefined, search: string) {
  const [known, setKnown] = useState<{ readonly search: string; readonly slot: SlotTime | undefined }>();
  if (slots?.kind === 'slots' && known?.search !== search) setKnown({ search, slot: firstFreeSlot(slots.days) });
  return {
    suggested: known?.search === search ? known.slot : undefined,
    suggestAnew: () => setKnown(undefined),
  };
}

/** What the device remembers, once the browser has taken the page over. */
const rememberedName = (today: string | undefined): string => (today === undefined ? '' : readNewcomer().name);

/** The search part of the address that leads back here, with the slot that is shown, also where nobody has chosen it. */
const withSlot = (search: string, { date, time }: BookingChoices): string =>
  time === undefined ? search : `?${withChoices(new URLSearchParams(search), { date, time })}`;

const isChosenFree = (slots: SlotsAnswer | undefined, choices: BookingChoices): boolean =>
  slots?.kind === 'slots' && isFree(shownDay(slots.days, choices.date), choices);

type Placing = ReturnType<typeof useFetcher<PlaceBookingOutcome>>;

/** Places bookings, at once or after the code of a newcomer; `latest` is the last outcome, whatever was chosen since. */
function usePlacing(placing: Placing, serviceId: number, choices: BookingChoices, page: string) {
  const place = (booking: BookingRequest) => {
    // Its script comes beside the call, and where it does not the summary has its own words.
    loadPlacedPass().catch(() => {});
    void placing.submit({ booking, page } satisfies PlaceBookingSubmission, {
      method: 'post',
      encType: 'application/json',
    });
  };
  const newcomer = useNewcomer(serviceId, place);
  const latest = newcomer.outcome ?? placing.data;
  return { place, newcomer, latest, outcome: outcomeFor(choices, latest) };
}

function useChoices(service: BookableService): [BookingChoices, (changes: BookingChoices) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (changes: BookingChoices) => {
    const next = withChoices(search, changes);
    // The same address again would load the whole page anew, and close what is open.
    if (String(next) === String(search)) return;
    setSearch((current) => withChoices(current, changes), { replace: true, preventScrollReset: true });
  };
  return [readChoices(search, service), choose];
}

/** The outcome of the last request, as long as the choices are the ones that it was sent with. */
function outcomeFor(
  choices: BookingChoices,
  outcome: PlaceBookingOutcome | undefined,
): PlaceBookingOutcome | undefined {
  if (!outcome || outcome.kind === 'placed') return outcome;
  return isSameChoice(outcome.request, choices) ? outcome : undefined;
}

function selectedTreatmentsOf(
  service: BookableService,
  first: PricedTreatment,
  { moreTreatmentIds = [] }: BookingChoices,
): readonly PricedTreatment[] {
  const available = allTreatmentsOf(service).filter(({ id }) => id !== first.id);
  return [first, ...moreTreatmentIds.flatMap((id) => available.find((other) => other.id === id) ?? [])];
}

function totalOf(
  treatments: readonly PricedTreatment[],
  { isTogether = false }: BookingChoices,
  finalPrice: number | undefined,
): BookingTotal {
  const sum = (value: (treatment: PricedTreatment) => number) =>
    treatments.reduce((total, treatment) => total + value(treatment), 0);
  const price = sum((treatment) => treatment.final_price);
  return {
    duration: minutesOf(treatments, isTogether),
    listPrice: sum((treatment) => treatment.price),
    price,
    finalPrice: finalPrice ?? price,
  };
}

/** The price that the server named when it had changed, for the same treatments and coupon. */
function changedPrice(
  outcome: PlaceBookingOutcome | undefined,
  treatments: readonly PricedTreatment[],
  code: string,
): number | undefined {
  if (outcome?.kind !== 'price' || outcome.request.coupon !== code) return undefined;
  const requestedIds = [outcome.request.treatmentId, ...outcome.request.moreTreatmentIds].join();
  return requestedIds === treatments.map(({ id }) => id).join() ? outcome.priceIqd : undefined;
}

function slotSearchOf(
  service: BookableService,
  treatments: readonly PricedTreatment[],
  choices: BookingChoices,
): SlotSearch {
  const { employeeId, isForWoman, isByWoman, isTogether } = choices;
  const preferences = {
    woman: isForWoman ? ('1' as const) : undefined,
    female: isByWoman ? ('1' as const) : undefined,
  };
  if (treatments.length === 1) {
    const employee = employeeId === undefined ? undefined : String(employeeId);
    return { treatment: String(treatments[0]?.id), employee, ...preferences };
  }
  const [first, ...others] = treatments;
  const pairs = [[first?.id, employeeId], ...others.map(({ id }) => [id, otherEmployeeFor(id, choices, service)])];
  const items = pairs.map((pair) => pair.filter((part) => part !== undefined).join(':')).join();
  return { items, together: isTogether ? '1' : undefined, ...preferences };
}

/** Nobody gives two treatments at the same time: who is chosen gives the first, and whoever is free the others. */
const otherEmployeeFor = (
  treatmentId: number,
  { employeeId, isTogether }: BookingChoices,
  service: BookableService,
): number | undefined => (isTogether ? undefined : employeeFor(treatmentId, employeeId, service));

type BookingRequestParts = Pick<BookingFormState, 'treatments' | 'total' | 'choices' | 'coupon'> & {
  /** Whom the chosen time named. */
  readonly named: SlotEmployees;
};

function toBookingRequest(
  service: BookableService,
  { treatments, total, choices, coupon, named }: BookingRequestParts,
  customer: BookingCustomer,
): BookingRequest {
  const [treatmentId = 0, ...moreTreatmentIds] = treatments.map(({ id }) => id);
  return {
    serviceId: service.id,
    treatmentId,
    moreTreatmentIds,
    ...(choices.isTogether ? { together: { employeeIds: named.map(({ id }) => id) } } : {}),
    moreEmployeeIds: moreTreatmentIds.map((id) => otherEmployeeFor(id, choices, service) ?? null),
    employeeId: choices.employeeId ?? null,
    date: choices.date ?? '',
    time: choices.time ?? '',
    durationMinutes: total.duration,
    priceIqd: total.finalPrice,
    isForWoman: choices.isForWoman ?? false,
    isByWoman: choices.isByWoman ?? false,
    coupon: coupon.isApplied ? coupon.code : '',
    customer: withAddress(customer, atHomeOf(service, treatments, choices).isAtHome),
  };
}
