import {
  type Assignment,
  answerDays,
  type BookingPlan,
  dateAt,
  itemTimeOf,
  minuteOf,
  type RequestedItem,
  type RequestedItems,
} from '#app/availability/availability.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { answerBy, type priceAt } from '../rules.ts';
import type { PlaceBookingInput, PlacingKey } from './placing-input.ts';
import type { NewBookingItem } from './placing-queries.ts';

/** The price of each treatment. */
export type ItemPrices = NonNullable<ReturnType<typeof priceAt>>;

type BookingParts = {
  input: PlaceBookingInput;
  items: RequestedItems;
  plan: BookingPlan;
  prices: ItemPrices;
  request: PlacingKey;
};

/** Gives the rows of the booking for a candidate of its plan. */
export function toRows(deps: Deps, actor: MemberActor, { input, items, plan, prices, request }: BookingParts) {
  const now = deps.clock.now();
  const [{ treatment }] = items;
  const timetable = plan.calendar.timetables.get(treatment.venueId);
  const isAutomatic = timetable?.autoConfirm ?? false;
  const { minute } = plan;
  const deadline = timetable ? answerBy(timetable, answerDays(now), minuteOf(now), minute) : minute;
  const created_at = toDate(now);
  const toRow = (item: RequestedItem, index: number, assignment: Assignment): NewBookingItem => ({
    ...itemTimeOf(item, assignment),
    venue_id: item.treatment.venueId,
    service_id: item.treatment.serviceId,
    treatment_id: item.treatment.treatmentId,
    customer_id: actor.member.id,
    origin: 'site',
    customer_phone: null,
    customer_name: input.customer_name,
    notes: input.notes ?? '',
    home_address: input.home_address?.trim() || null,
    treatment_title: item.treatment.title,
    price_iqd: prices[index]?.price ?? 0,
    price_trail: prices[index]?.trail ?? { list_price: 0, discount_percent: 0, coupon_percent: 0, rounding: 0 },
    coupon_code: input.coupon_code || null,
    for_woman: input.for_woman ?? false,
    female_staff: input.female_staff ?? false,
    for_other: input.for_other ?? false,
    status: isAutomatic ? 'confirmed' : 'pending',
    answer_by: dateAt(deadline),
    agreed_at: isAutomatic ? created_at : null,
    ...(index === 0 ? request : { idempotency_key: null, request_hash: null }),
    created_at,
  });
  return (candidate: readonly Assignment[]) =>
    candidate.flatMap((assignment, index) => {
      const item = items[index];
      return item ? [toRow(item, index, assignment)] : [];
    }) as unknown as NewBookingItems;
}

/** The treatments of a new booking, in their order. */
export type NewBookingItems = readonly [NewBookingItem, ...NewBookingItem[]];
