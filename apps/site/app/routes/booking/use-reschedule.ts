import type { BookingDetail } from '@tajmeelspot/contract/booking.ts';
import { useState } from 'react';
import type { MoveDesk } from '../../booking/detail/reschedule-dialog.tsx';
import type { Changing } from '../../booking/detail/booking-change.ts';
import type { StartChanges } from '../../booking/slots/slot-calendar.ts';
import { type Asked, useCalendar } from './use-slot-calendar.ts';

/** Where another time for a booking is chosen. What is chosen stays while the dialog is open, whatever the answers. */
export function useMoveDesk(booking: BookingDetail, { answer }: Changing): MoveDesk {
  const [isAnyone, setIsAnyone] = useState(false);
  const former = { date: booking.booking_date, time: booking.time };
  const [chosen, setChosen] = useState<StartChanges>({ date: former.date });
  const calendar = useCalendar(booking.service_id, askedOf(booking, isAnyone), chosen.date);
  const taken = answer?.kind === 'taken' ? answer.start : undefined;
  const isSame = taken !== undefined && taken.date === chosen.date && taken.time === chosen.time;
  return {
    ...calendar,
    choices: chosen,
    outcome: isSame ? answer : undefined,
    former,
    isAnyone,
    setIsAnyone,
    choose: (changes) => {
      if (changes.date !== undefined) calendar.showStretch(undefined);
      setChosen({ ...chosen, ...changes });
    },
  };
}

/** Undefined where a line is gone from the price list: then there is nothing to ask for. */
function askedOf({ items, employee, ...wish }: BookingDetail, isAnyone: boolean): Asked | undefined {
  const lines = items.flatMap(({ pricing_item_id: id, employee: { id: person } }) =>
    id === null ? [] : [{ id, person }],
  );
  const [first] = lines;
  if (!first || lines.length < items.length) return undefined;
  const customer = {
    ...(wish.for_woman ? { woman: '1' as const } : {}),
    ...(wish.female_staff ? { female: '1' as const } : {}),
  };
  if (lines.length === 1)
    return { ...customer, item: String(first.id), person: isAnyone ? undefined : String(employee.id) };
  return {
    ...customer,
    items: lines.map(({ id, person }, place) => (isAnyone && place === 0 ? `${id}` : `${id}:${person}`)).join(),
  };
}
