import type { availability } from '@tajmeelspot/contract/availability.ts';
import { timeInBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Routes } from '#app/http/api.ts';
import type { AnswerStates } from '#app/http/kept/answer-states.ts';
import * as verbs from './availability.ts';

/** What free times are computed from. */
export const availabilityStates: AnswerStates = {
  listSlots: {
    find: (deps, asked) =>
      verbs.findSlotsStates(
        deps,
        asked.map(({ params, query }) => ({ ...query, serviceId: params.id })),
      ),
  },
};

export const availabilityRoutes: Routes<typeof availability> = {
  listSlots: async ({ deps, actor, params, query, reply }) => {
    const { treatment, days } = await verbs.listSlots(deps, actor, { ...query, serviceId: params.id });
    reply.tag(`times-${treatment.venueId}`);
    const free = [...days].map(([date, slots]) => ({
      date,
      free: slots.filter(({ isFree }) => isFree).length,
      times: slots.map(({ minute, isFree }) => ({ time: timeInBaghdad(minute), is_free: isFree })),
    }));
    const input = { treatment_id: treatment.treatmentId, employee_id: query.employee_id ?? null };
    return { data: { ...input, timezone: 'Asia/Baghdad', days: free } };
  },
  listNextSlots: async ({ deps, actor, query, reply }) => {
    const found = await verbs.listNextSlots(deps, actor, query.service_ids.split(',').map(Number), query);
    reply.tag(...found.map(({ venueId }) => `times-${venueId}`));
    const data = found.map(({ serviceId, date, minutes }) => ({
      service_id: serviceId,
      date,
      times: minutes.map(timeInBaghdad),
    }));
    return { data };
  },
  listSelectionSlots: async ({ deps, actor, query, reply }) => {
    const items = query.items.split(',').map((part) => {
      const [item, employee] = part.split(':').map(Number);
      return { treatmentId: item ?? 0, employeeId: employee };
    });
    const { venueId, days, duration, price } = await verbs.listSelectionSlots(deps, actor, { ...query, items });
    reply.tag(`times-${venueId}`);
    const free = days.map(({ date, slots }) => ({
      date,
      free: slots.length,
      times: slots.map(({ minute, employees }) => ({
        time: timeInBaghdad(minute),
        is_free: true,
        ...(employees ? { employees } : {}),
      })),
    }));
    return { data: { duration, price, timezone: 'Asia/Baghdad', days: free } };
  },
};
