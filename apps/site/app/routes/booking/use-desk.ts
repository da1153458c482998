import type { Service } from '@tajmeelspot/contract/catalog.ts';
import { useState } from 'react';
import { useFetcher, useLocation, useSearchParams } from 'react-router';
import type { Outcome, Wish } from '../../booking/asking/outcome.ts';
import { type Choices, itemOf, readChoices, withChoices } from '../../booking/choices.ts';
import type { Desk, Guest } from '../../booking/desk.ts';
import { isFree, shownDay } from '../../booking/when/times.ts';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { withNext } from '../../shell/next-page.ts';
import { useSession } from '../../shell/session.ts';
import { type Asked, useCalendar } from './use-calendar.ts';

/** What the page's action is sent. */
export type Request = { readonly wish: Wish; readonly page: string };

/** Where a time of a listing is asked for; undefined for a listing that cannot be booked here. */
export function useDesk(service: Service): Desk | undefined {
  const language = useLanguage();
  const { session } = useSession();
  const { pathname, search } = useLocation();
  const [choices, choose] = useChoices(service);
  const placing = useFetcher<Outcome>();
  const outcome = relevant(placing.data, choices);
  const listed = itemOf(service.pricing, choices);
  const item =
    listed && placing.data?.kind === 'price' && placing.data.wish.itemId === listed.id
      ? { ...listed, final_price: placing.data.priceIqd }
      : listed;
  const calendar = useCalendar(service.id, item && askedOf(item, choices), choices.date);
  const [typed, setTyped] = useState<Partial<Guest>>({});
  if (!item || service.employees.length === 0) return undefined;
  const guest = { name: typed.name ?? session?.name ?? '', notes: typed.notes ?? '' };
  const request = () => {
    const wish = toWish(service, item, choices, guest);
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
    ...calendar,
    guest,
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
    setGuest: (changes) => setTyped({ ...typed, ...changes }),
    request,
  };
}

const askedOf = (item: Desk['item'], { personId }: Choices): Asked => ({
  item: String(item.id),
  person: personId === undefined ? undefined : String(personId),
});

function useChoices(service: Service): [Choices, (changes: Choices) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (changes: Choices) =>
    setSearch((current) => withChoices(current, changes), { replace: true, preventScrollReset: true });
  return [readChoices(search, service), choose];
}

/** An outcome is about the choices it was asked for with; other choices leave it behind. */
function relevant(outcome: Outcome | undefined, { itemId, personId, date, time }: Choices): Outcome | undefined {
  if (!outcome || outcome.kind === 'placed') return outcome;
  const { wish } = outcome;
  const isSame =
    wish.date === date &&
    wish.time === time &&
    wish.personId === (personId ?? null) &&
    wish.itemId === (itemId ?? wish.itemId);
  return isSame ? outcome : undefined;
}

function toWish(service: Service, item: Desk['item'], { personId, date, time }: Choices, guest: Guest): Wish {
  return {
    serviceId: service.id,
    itemId: item.id,
    personId: personId ?? null,
    date: date ?? '',
    time: time ?? '',
    durationMinutes: item.duration,
    priceIqd: item.final_price,
    ...guest,
  };
}
