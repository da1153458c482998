import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idText } from '../fields.ts';
import { paths } from '../paths.ts';

/** A visit that the customer did not come to, as the venue says. */
const missedBooking = z.object({
  booking_id: z.number().int(),
  venue: z.string(),
  treatment: z.string(),
  /** Instant, ISO 8601. */
  starts_at: z.string(),
  /** What became of the customer's word that this is wrong: `open` and `upheld` visits do not count; null: nothing was said. */
  dispute: z.enum(['open', 'upheld', 'dismissed']).nullable(),
});

const attendanceShape = z.object({
  /** 0: nothing; 1: each booking waits for the tap of its reminder; 2: besides, one booking at a time, which the venue confirms. */
  step: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** Visits of these days that took place. */
  completed: z.number().int(),
  missed: z.array(missedBooking),
});

/** What is asked of a customer, and the visits that it follows from. */
export type Attendance = z.output<typeof attendanceShape>;

export const attendance = {
  findAttendance: endpoint({
    path: paths.findAttendance,
    access: 'member',
    summary:
      'What is asked of the caller when booking, and the missed visits of the last 180 days that it follows from.',
    output: attendanceShape,
    problems: ['unauthenticated'],
  }),
  disputeNoShow: endpoint({
    path: paths.disputeNoShow,
    access: 'member',
    summary: 'The customer says, once, that a no-show is wrong: it does not count until an operator has decided.',
    params: z.object({ id: idText }),
    output: z.object({ message: z.string() }),
    problems: ['unauthenticated', 'not_found', 'not_possible'],
  }),
};
