import * as z from 'zod';
import { affectedBooking } from './booking/affected.ts';
import { endpoint } from './endpoint.ts';
import { date, id, idText, requiredText, text, time, wholeNumber } from './fields.ts';
import { paths } from './paths.ts';
import { resourceKind, resourceKindsInput } from './scheduling/resources.ts';

/**
 * Time of a day that may lie past its midnight, HH:MM: 26:00 is two in the morning of the next day, as timetables of
 * trains write it. At most 48:00.
 */
const clock = z
  .string()
  .regex(/^(([0-3]\d|4[0-7]):[0-5]\d|48:00)$/, 'invalid_time')
  .meta({ format: 'time-of-day' });

/** ISO weekday: 1 is Monday. */
const weekday = wholeNumber(1, 7);

/** Hours that begin on a weekday. */
const weekly = z.object({ weekday, from: time, to: clock });

/** Ten a day. */
const week = z.array(weekly).max(70, 'too_many');

/** What is done with one booking that a change breaks. */
const resolution = z.discriminatedUnion(
  'action',
  [
    /** The venue stands by it: it is no longer listed. */
    z.object({ booking_id: id, action: z.literal('retain') }),
    /** The customer is told why. */
    z.object({ booking_id: id, action: z.literal('cancel'), reason: requiredText(500) }),
    /** The booking stays as it is, and in conflict, until the customer accepts. */
    z.object({
      booking_id: id,
      action: z.literal('propose'),
      booking_date: date,
      time,
      /** The same employee where this is absent, any free one where it is null. */
      employee_id: id.nullish(),
    }),
    /** To another employee at the same time; any free one where none is named. */
    z.object({ booking_id: id, action: z.literal('reassign'), employee_id: id.nullish() }),
  ],
  'invalid',
);

/** For each booking that the change breaks, what becomes of it; those of bookings that it does not break are ignored. */
const resolutions = z.array(resolution).max(500, 'too_many');

/** What every change is sent with. */
const change = {
  resolutions,
  /** True: nothing is changed, the answer says what would break. */
  dry_run: z.boolean('invalid').optional(),
};

const dailyCap = wholeNumber(1, 1000).nullable();

/** How a venue takes bookings. */
const policy = z.object({
  /** Minutes between one start and the next. */
  slot_step_minutes: wholeNumber(5, 240),
  /** Minutes between booking and start at least. */
  lead_minutes: wholeNumber(0, 43_200),
  /** Days ahead at most. */
  horizon_days: wholeNumber(1, 366),
  /** Opening minutes in which a request is answered. */
  answer_minutes: wholeNumber(1, 10_080),
  /** Bookings a day; null: as many as fit. */
  daily_cap: dailyCap,
  /** Hours before the start until which customers may change. */
  cancel_hours: wholeNumber(0, 720),
  /** Requests need no answer. */
  auto_confirm: z.boolean('invalid'),
  /** Hours before the start at which bookings that nobody confirmed are released; null: never. */
  release_hours: wholeNumber(1, 24).nullable(),
});

const kind = z.enum(['closed', 'open', 'women_only', 'blocked'], 'invalid');

/** Days on which something else holds; leave of an employee is 'closed', single hours in which they take nobody 'blocked'. */
const exceptionFields = {
  kind,
  /** Null: the whole venue. */
  employee_id: id.nullable(),
  starts_on: date,
  /** The last day, which is in it. */
  ends_on: date,
  /** Only on this weekday; null: every day. */
  weekday: weekday.nullable(),
  /** Null where it is closed, and where women_only means the whole day. */
  from: time.nullable(),
  to: clock.nullable(),
  /** Of several on a day the highest count. */
  priority: wholeNumber(0, 9),
};

const ofWhom = { employee_id: z.number().int().nullable() };

/** Everything that an owner can change about the time of a venue. Times are HH:MM in Asia/Baghdad, `to` up to 48:00. */
const schedule = z.object({
  venue: z.object({ id: z.number().int(), name: z.string() }),
  /** Goes up with every change. */
  version: z.number().int(),
  /** It is there for women, who are served by women. */
  is_women_only: z.boolean(),
  policy,
  /** employee_id null: the venue's own. A venue without any is open as usual (09:30 to 21:00), an employee whenever it is. */
  hours: z.array(weekly.extend(ofWhom)),
  breaks: z.array(weekly.extend(ofWhom)),
  women_only_hours: z.array(weekly),
  /** Those that are not over, the earliest first. */
  exceptions: z.array(z.object({ ...exceptionFields, id: z.number().int(), note: z.string().nullable() })),
  employees: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      is_active: z.boolean(),
      daily_cap: z.number().int().nullable(),
      gender: z.enum(['female', 'male']),
    }),
  ),
  services: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      is_published: z.boolean(),
      /** Who gives it. */
      employee_ids: z.array(z.number().int()),
    }),
  ),
  /** Rooms, chairs and devices, in the venue's own order. */
  resource_kinds: z.array(resourceKind),
});

const params = z.object({ id: idText });

const changed = z.object({
  message: z.string(),
  data: z.object({
    /** False for a dry run, and where everything was as wanted before. */
    is_changed: z.boolean(),
    /** What the change breaks, or would break. */
    affected: z.array(affectedBooking),
    /** As it is now. */
    schedule,
  }),
});

const bodyProblems = ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid'] as const;
const changeProblems = [...bodyProblems, 'unauthenticated', 'not_found', 'bookings_affected', 'not_possible'] as const;

/** What a venue changes about its time, team and services. Another's venue is not_found. */
export const scheduling = {
  findSchedule: endpoint({
    path: paths.findSchedule,
    access: 'member',
    summary: 'The schedule of an own venue: policy, hours, exceptions, people and what they give.',
    params,
    output: z.object({ data: schedule }),
    problems: ['unauthenticated', 'not_found'],
  }),
  changeHours: endpoint({
    path: paths.changeHours,
    access: 'member',
    summary: 'Sets the whole week of a venue, or of one of its employees.',
    params,
    body: z.object({
      /** Null: the venue itself. */
      employee_id: id.nullable(),
      hours: week,
      breaks: week,
      /** Of the venue alone. */
      women_only_hours: week,
      ...change,
    }),
    output: changed,
    problems: changeProblems,
  }),
  changePolicy: endpoint({
    path: paths.changePolicy,
    access: 'member',
    summary: 'Sets how a venue takes bookings; what is booked stays as it is.',
    params,
    body: policy,
    output: changed,
    problems: [...bodyProblems, 'unauthenticated', 'not_found'],
  }),
  changeAudience: endpoint({
    path: paths.changeAudience,
    access: 'member',
    summary: 'Sets whether a venue is there for women alone, who are then served by women alone.',
    params,
    body: z.object({ is_women_only: z.boolean('invalid'), ...change }),
    output: changed,
    problems: changeProblems,
  }),
  addException: endpoint({
    path: paths.addException,
    access: 'member',
    summary: 'Enters days on which other hours hold: a feast, a closed day, leave of an employee.',
    params,
    body: z.object({ ...exceptionFields, note: text(200).nullish(), ...change }),
    output: changed,
    problems: changeProblems,
  }),
  removeException: endpoint({
    path: paths.removeException,
    access: 'member',
    summary: 'Takes an exception back.',
    params,
    body: z.object(change),
    output: changed,
    problems: changeProblems,
  }),
  changeEmployment: endpoint({
    path: paths.changeEmployment,
    access: 'member',
    summary: 'An employee leaves or returns, has another limit of bookings a day, or another gender.',
    params,
    body: z.object({
      is_active: z.boolean('invalid'),
      daily_cap: dailyCap,
      /** As it was where it is absent. */
      gender: z.enum(['female', 'male'], 'invalid').optional(),
      ...change,
    }),
    output: changed,
    problems: changeProblems,
  }),
  changeServiceTeam: endpoint({
    path: paths.changeServiceTeam,
    access: 'member',
    summary: 'Sets who gives the treatments of a service.',
    params,
    body: z.object({ employee_ids: z.array(id).max(100, 'too_many'), ...change }),
    output: changed,
    problems: changeProblems,
  }),
  changeResources: endpoint({
    path: paths.changeResources,
    access: 'member',
    summary: 'Sets all rooms, chairs and devices of a venue, their maintenance, and which treatments need them.',
    params,
    body: z.object({
      /** Of the schedule that was seen: with another one it is refused. Absent: whatever it is now. */
      version: wholeNumber(0, 2_147_483_647).optional(),
      kinds: resourceKindsInput,
      ...change,
    }),
    output: changed,
    problems: changeProblems,
  }),
  changePublication: endpoint({
    path: paths.changePublication,
    access: 'member',
    summary: 'Withdraws a service, or offers it again. One that was suspended is not_found.',
    params,
    body: z.object({ is_published: z.boolean('invalid'), ...change }),
    output: changed,
    problems: [...changeProblems, 'vendor_suspended', 'licence_missing'],
  }),
  listConflicts: endpoint({
    path: paths.listConflicts,
    access: 'member',
    summary: 'Held bookings that do not fit the schedule as it is now, those that the venue keeps left out.',
    params,
    output: z.object({ data: z.array(affectedBooking) }),
    problems: ['unauthenticated', 'not_found'],
  }),
  resolveConflicts: endpoint({
    path: paths.resolveConflicts,
    access: 'member',
    summary: 'Settles some of the conflicts that are listed now, all or none of those that are named.',
    params,
    body: z.object({ resolutions: resolutions.min(1, 'required') }),
    output: z.object({ message: z.string(), data: z.array(affectedBooking) }),
    problems: [...bodyProblems, 'unauthenticated', 'not_found', 'not_possible'],
  }),
};

/** The schedule of a venue, as its owner sees it. */
export type Schedule = z.output<typeof schedule>;
/** What is done with one booking that a change breaks. */
export type Resolution = z.output<typeof resolution>;
