import * as z from 'zod';
import { overrideInput } from './overrides.ts';
import { bookingDetail } from './shape.ts';
import { endpoint } from '../endpoint.ts';
import { date, id, idText, requiredText, text, time, wholeNumber } from '../fields.ts';
import { paths } from '../paths.ts';

const params = z.object({ id: idText });
const changed = z.object({ message: z.string(), data: bookingDetail });

/** What every call with a body of JSON can end in. */
const bodyProblems = ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid'] as const;

const timeInput = z.object({
  booking_date: date,
  time,
  /** The employee of the (first) treatment: the same where this is absent, any free one where it is null. */
  employee_id: id.nullish(),
});

const moveInput = timeInput.extend({
  /** Minutes, in fives, of a booking of one treatment; as long as it is where this is absent. */
  duration: wholeNumber(5, 720, { size: 5, error: 'invalid' }).optional(),
  /** Whether the customer hears of it, ten seconds later; also withdraws what was to be announced of a former move. */
  notify: z.boolean('invalid').optional(),
  override: overrideInput,
});

/** The steps of a booking. Each answers with the booking as the caller sees it then. */
export const lifecycle = {
  findBooking: endpoint({
    path: paths.findBooking,
    access: 'member',
    summary: 'A booking with its history, for its customer or for the owner of its venue.',
    params,
    output: z.object({ data: bookingDetail }),
    problems: ['unauthenticated', 'not_found'],
  }),
  confirmBooking: endpoint({
    path: paths.confirmBooking,
    access: 'member',
    summary: 'The venue accepts a pending booking.',
    params,
    output: changed,
    problems: ['unauthenticated', 'not_found', 'not_possible'],
  }),
  declineBooking: endpoint({
    path: paths.declineBooking,
    access: 'member',
    summary: 'The venue declines a pending booking and says why.',
    params,
    body: z.object({ reason: requiredText(500) }),
    output: changed,
    problems: [...bodyProblems, 'unauthenticated', 'not_found', 'not_possible'],
  }),
  cancelBooking: endpoint({
    path: paths.cancelBooking,
    access: 'member',
    summary: 'The customer cancels in time, or the venue does at any time and says why.',
    params,
    body: z.object({
      /** May be empty for the customer. */
      reason: text(500),
    }),
    output: changed,
    problems: [...bodyProblems, 'unauthenticated', 'not_found', 'not_possible', 'too_late'],
  }),
  assignResource: endpoint({
    path: paths.assignResource,
    access: 'member',
    summary: 'The venue gives a booking another free room, chair or device of the same kind.',
    params,
    body: z.object({
      /** The one that it has. */
      resource_id: id,
      /** The one that it is to have. */
      to_id: id,
    }),
    output: changed,
    problems: [...bodyProblems, 'unauthenticated', 'not_found', 'slot_taken'],
  }),
  completeBooking: endpoint({
    path: paths.completeBooking,
    access: 'member',
    summary: 'The venue says that a visit took place, once it has begun.',
    params,
    output: changed,
    problems: ['unauthenticated', 'not_found', 'not_possible', 'too_early'],
  }),
  markNoShow: endpoint({
    path: paths.markNoShow,
    access: 'member',
    summary: 'The venue says that the customer did not come, once the visit should have begun.',
    params,
    output: changed,
    problems: ['unauthenticated', 'not_found', 'not_possible', 'too_early'],
  }),
  undoNoShow: endpoint({
    path: paths.undoNoShow,
    access: 'member',
    summary: 'The venue takes back within ten minutes that the customer did not come; the booking is confirmed again.',
    params,
    output: changed,
    problems: ['unauthenticated', 'not_found', 'not_possible', 'slot_taken'],
  }),
  correctBooking: endpoint({
    path: paths.correctBooking,
    access: 'member',
    summary:
      'The venue corrects within seven days that a visit took place, or that the customer did not come, and says why.',
    params,
    body: z.object({
      /** What became of it; what it was said to be is not_possible. */
      status: z.enum(['completed', 'no_show'], 'invalid'),
      reason: requiredText(500),
    }),
    output: changed,
    problems: [...bodyProblems, 'unauthenticated', 'not_found', 'not_possible', 'correction_over', 'booking_reviewed'],
  }),
  rescheduleBooking: endpoint({
    path: paths.rescheduleBooking,
    access: 'member',
    summary: 'The customer moves a booking at its price; the old time is held until the new one is.',
    params,
    body: timeInput,
    output: changed,
    problems: [
      ...bodyProblems,
      'unauthenticated',
      'not_found',
      'not_possible',
      'too_late',
      'customer_busy',
      'slot_taken',
    ],
  }),
  moveBooking: endpoint({
    path: paths.moveBooking,
    access: 'member',
    summary:
      'The venue moves a booking, also one under way, in its state and at its price, or gives it longer or less; where it is already, nothing is done.',
    params,
    body: moveInput,
    output: changed,
    problems: [...bodyProblems, 'unauthenticated', 'not_found', 'not_possible', 'slot_taken', 'override_needed'],
  }),
  proposeTime: endpoint({
    path: paths.proposeTime,
    access: 'member',
    summary: 'The customer or the venue proposes another time, in place of an own former proposal. It holds nothing.',
    params,
    body: timeInput,
    output: changed,
    status: 201,
    problems: [...bodyProblems, 'unauthenticated', 'not_found', 'not_possible'],
  }),
  acceptProposal: endpoint({
    path: paths.acceptProposal,
    access: 'member',
    summary: 'The other side accepts a proposal: the booking moves there and is confirmed.',
    params,
    output: changed,
    problems: ['invalid', 'unauthenticated', 'not_found', 'not_possible', 'customer_busy', 'slot_taken'],
  }),
  declineProposal: endpoint({
    path: paths.declineProposal,
    access: 'member',
    summary: 'The other side refuses a proposal: the booking stays as it is.',
    params,
    output: changed,
    problems: ['unauthenticated', 'not_found', 'not_possible'],
  }),
  confirmAttendance: endpoint({
    path: paths.confirmAttendance,
    access: 'visitor',
    summary: 'Says with the token of a reminder that the customer is coming.',
    body: z.object({ token: requiredText(200) }),
    output: z.object({ message: z.string() }),
    problems: [...bodyProblems],
  }),
};
