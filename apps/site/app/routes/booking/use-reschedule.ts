import type { BookingDetail } from '@tajmeelspot/contract/booking.ts';
import { isTogether } from '@tajmeelspot/contract/booking/items.ts';
import { useState } from 'react';
import type { BookingChanges } from '../../booking/detail/booking-change.ts';
import type { RescheduleCalendar } from '../../booking/detail/reschedule-dialog.tsx';
import type { SlotChanges } from '../../booking/slots/slot-calendar.ts';
import { type SlotSearch, useSlotCalendar } from './use-slot-calendar.ts';

/** The calendar in which another time for a booking is chosen. The choice stays while the dialog is open. */
export function useReschedule(booking: BookingDetail, { outcome }: BookingChanges): RescheduleCalendar {
  const [isAnyone, setIsAnyone] = useState(false);
  const former = { date: booking.booking_date, time: booking.time };
  const [slot, setSlot] = useState<SlotChanges>({ date: former.date });
  const calendar = useSlotCalendar(booking.service_id, slotSearchOf(booking, isAnyone), slot.date, outcome);
  const taken = outcome?.kind === 'taken' ? outcome.slot : undefined;
  const isSame = taken !== undefined && taken.date === slot.date && taken.time === slot.time;
  return {
    ...calendar,
    choices: slot,
    outcome: isSame ? outcome : undefined,
    former,
    isAnyone,
    setIsAnyone,
    choose: (changes) => {
      if (changes.date !== undefined) calendar.showFortnight(undefined);
      setSlot({ ...slot, ...changes });
    },
  };
}

/** Undefined where a treatment is no longer in the price list, and therefore has no slots. */
function slotSearchOf({ items, employee, ...booking }: BookingDetail, isAnyone: boolean): SlotSearch | undefined {
  const treatments = items.flatMap((item) =>
    item.pricing_item_id === null ? [] : [{ id: item.pricing_item_id, employeeId: item.employee.id }],
  );
  const [first] = treatments;
  if (!first || treatments.length < items.length) return undefined;
  const preferences = {
    ...(booking.for_woman ? { woman: '1' as const } : {}),
    ...(booking.female_staff ? { female: '1' as const } : {}),
  };
  if (treatments.length === 1) {
    return { ...preferences, treatment: String(first.id), employee: isAnyone ? undefined : String(employee.id) };
  }
  const pairs = treatments.map(({ id, employeeId }, index) =>
    isAnyone && index === 0 ? `${id}` : `${id}:${employeeId}`,
  );
  const together = isTogether(items) ? ('1' as const) : undefined;
  return { ...preferences, items: pairs.join(), together };
}
