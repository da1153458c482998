import type { Booking, booking } from '@tajmeelspot/contract/booking.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { say } from '@tajmeelspot/language/server-words.ts';
import type { Deps } from '#app/deps.ts';
import type { Routes } from '#app/http/endpoint.ts';
import { mainPicture } from '#app/outside/picture-names.ts';
import { answerWords, findBooking, listBookings, listFreeTimes, listNextTimes, placeBooking } from './booking.ts';

export const bookingRoutes: Routes<typeof booking> = {
  listFreeTimes: async ({ deps, actor, params, query, reply }) => {
    const { offer, days } = await listFreeTimes(deps, actor, { ...query, serviceId: params.id });
    reply.tag(`times-${offer.establishmentId}`);
    const free = [...days].map(([date, starts]) => ({
      date,
      free: starts.filter(({ isFree }) => isFree).length,
      times: starts.map(({ minute, isFree }) => ({ time: timeOf(minute), is_free: isFree })),
    }));
    const asked = { pricing_item_id: offer.pricingItemId, employee_id: query.employee_id ?? null };
    return { data: { ...asked, timezone: 'Asia/Baghdad', days: free } };
  },
  listNextTimes: async ({ deps, actor, query, reply }) => {
    const found = await listNextTimes(deps, actor, query.service_ids.split(',').map(Number), query.from);
    reply.tag(...found.map(({ establishmentId }) => `times-${establishmentId}`));
    const data = found.map(({ serviceId, date, minutes }) => ({
      service_id: serviceId,
      date,
      times: minutes.map(timeOf),
    }));
    return { data };
  },
  placeBooking: async ({ deps, actor, body, headers }) => {
    const id = await placeBooking(deps, actor, body, headers['idempotency-key']);
    const placed = await findBooking(deps, actor, id);
    const time = answerWords(placed, actor, deps.clock.now());
    const message = say(actor.language, 'answers.booking_requested', { place: placed.establishment_name, time });
    return { message, data: toWire(deps, placed) };
  },
  listBookings: async ({ deps, actor }) => {
    const rows = await listBookings(deps, actor);
    return { data: rows.map((row) => toWire(deps, row)) };
  },
};

const timeOf = (minute: number): string => inBaghdad(minute * 60_000).time;

type Row = Awaited<ReturnType<typeof listBookings>>[number];

function toWire({ env }: Deps, row: Row): Booking {
  const { date, time } = inBaghdad(row.starts_at.getTime());
  const { main_image, main_picture } = mainPicture(env.basePath, row.picture);
  return {
    ...row,
    booking_date: date,
    time,
    service: { id: row.service_id, title: row.service_title, main_image, main_picture },
    establishment: { name: row.establishment_name, address: row.establishment_address, phone: row.establishment_phone },
    employee: { id: row.employee_id, name: row.employee_name },
    starts_at: row.starts_at.toISOString(),
    answer_by: row.status === 'pending' ? row.answer_by.toISOString() : null,
    created_at: row.created_at.toISOString(),
  };
}
