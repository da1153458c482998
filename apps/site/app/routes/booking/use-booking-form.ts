import type { Service } from '@tajmeelspot/contract/catalog.ts';
import { useState } from 'react';
import { useFetcher, useLocation, useSearchParams } from 'react-router';
import type { Outcome, Wish } from '../../booking/placing/place-booking-outcome.ts';
import {
  type Choices,
  itemOf,
  offeredHere,
  personFor,
  readChoices,
  withChoices,
} from '../../booking/booking-choices.ts';
import type { Desk, BookingGuest } from '../../booking/booking-form-state.ts';
import { isFree, shownDay } from '../../booking/slots/slots.ts';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { withNext } from '../../shell/next-page.ts';
import { useSession } from '../../shell/use-session.ts';
import { type Asked, useCalendar } from './use-slot-calendar.ts';
import { useCoupon } from './use-coupon.ts';
import { useWaiting } from './use-join-waitlist.ts';

/** What the page's action is sent. */
export type Request = { readonly wish: Wish; readonly page: string };

/** Where a time of a service is asked for; undefined for a service that cannot be booked here. */
export function useDesk(service: Service): Desk | undefined {
  const language = useLanguage();
  const { session } = useSession();
  const { pathname, search } = useLocation();
  const [choices, choose] = useChoices(service);
  const placing = useFetcher<Outcome>();
  const outcome = relevant(placing.data, choices);
  const item = itemOf(service.pricing, choices);
  const lines = item ? linesOf(service, item, choices) : [];
  const { coupon, priceIqd } = useCoupon(
    service.id,
    lines.map(({ id }) => id),
  );
  const calendar = useCalendar(service.id, item && askedOf(service, lines, choices), choices.date);
  const waiting = useWaiting(service.id);
  const [typed, setTyped] = useState<Partial<BookingGuest>>({});
  if (!item || service.employees.length === 0) return undefined;
  const customer = { name: typed.name ?? session?.name ?? '', notes: typed.notes ?? '' };
  const total = totalOf(lines, changedPrice(placing.data, lines, coupon.code) ?? priceIqd);
  const request = () => {
    const wish = toWish(service, { lines, total, choices, coupon }, customer);
    void placing.submit({ wish, page: pathname + search } satisfies Request, {
      method: 'post',
      encType: 'application/json',
    });
  };
  const days = calendar.times?.kind === 'times' ? calendar.times.days : [];
  return {
    service,
    choices,
    item,
    lines,
    total,
    coupon,
    ...calendar,
    customer,
    waiting,
    isSignedIn: session !== undefined,
    logInPath: withNext(inLanguage(language, '/customerslogin'), pathname + search),
    outcome,
    isPlacing: placing.state === 'submitting',
    // After a lost answer the time may be held by this very request: asking again, under the same key, tells.
    isReady: outcome?.kind === 'failed' || isFree(shownDay(days, choices.date), choices),
    choose: (changes) => {
      if (changes.date !== undefined) calendar.showStretch(undefined);
      // A time is one of a treatment: with the first choice the treatment that stood by itself is chosen too.
      choose({ itemId: item.id, ...changes });
    },
    setCustomer: (changes) => setTyped({ ...typed, ...changes }),
    request,
  };
}

function linesOf(service: Service, item: Desk['item'], { moreIds = [] }: Choices): Desk['lines'] {
  const offered = offeredHere(service);
  const more = moreIds.flatMap((id) => offered.find((other) => other.id === id && id !== item.id) ?? []);
  return [item, ...more];
}

function totalOf(lines: Desk['lines'], finalPrice: number | undefined): Desk['total'] {
  const sum = (value: (line: Desk['item']) => number) => lines.reduce((all, line) => all + value(line), 0);
  const price = sum((line) => line.final_price);
  return {
    duration: sum((line) => line.duration),
    listPrice: sum((line) => line.price),
    price,
    finalPrice: finalPrice ?? price,
  };
}

/** The price that the server named when it had changed, for the same lines and coupon. */
function changedPrice(outcome: Outcome | undefined, lines: Desk['lines'], code: string): number | undefined {
  if (outcome?.kind !== 'price' || outcome.wish.coupon !== code) return undefined;
  const asked = [outcome.wish.itemId, ...outcome.wish.moreIds].join();
  return asked === lines.map(({ id }) => id).join() ? outcome.priceIqd : undefined;
}

function askedOf(service: Service, lines: Desk['lines'], { personId, isForWoman, isByWoman }: Choices): Asked {
  const person = personId === undefined ? undefined : String(personId);
  const wishes = { woman: isForWoman ? ('1' as const) : undefined, female: isByWoman ? ('1' as const) : undefined };
  if (lines.length === 1) return { item: String(lines[0]?.id), person, ...wishes };
  const items = lines.map(({ id }) => [id, personFor(id, personId, service)].filter((part) => part !== undefined));
  return { items: items.map((parts) => parts.join(':')).join(), ...wishes };
}

function useChoices(service: Service): [Choices, (changes: Choices) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (changes: Choices) =>
    setSearch((current) => withChoices(current, changes), { replace: true, preventScrollReset: true });
  return [readChoices(search, service), choose];
}

/** An outcome is about the choices it was asked for with; other choices leave it behind. */
function relevant(
  outcome: Outcome | undefined,
  { itemId, moreIds, personId, date, time }: Choices,
): Outcome | undefined {
  if (!outcome || outcome.kind === 'placed') return outcome;
  const { wish } = outcome;
  const isSame =
    wish.date === date &&
    wish.time === time &&
    wish.personId === (personId ?? null) &&
    wish.itemId === (itemId ?? wish.itemId) &&
    wish.moreIds.join() === (moreIds ?? []).join();
  return isSame ? outcome : undefined;
}

type Asking = Pick<Desk, 'lines' | 'total' | 'choices' | 'coupon'>;

function toWish(service: Service, { lines, total, choices, coupon }: Asking, customer: BookingGuest): Wish {
  const [itemId = 0, ...moreIds] = lines.map(({ id }) => id);
  return {
    serviceId: service.id,
    itemId,
    moreIds,
    morePeople: moreIds.map((id) => personFor(id, choices.personId, service) ?? null),
    personId: choices.personId ?? null,
    date: choices.date ?? '',
    time: choices.time ?? '',
    durationMinutes: total.duration,
    priceIqd: total.finalPrice,
    isForWoman: choices.isForWoman ?? false,
    isByWoman: choices.isByWoman ?? false,
    coupon: coupon.isApplied ? coupon.code : '',
    ...customer,
  };
}
