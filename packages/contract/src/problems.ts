import * as z from 'zod';
import { overrideKinds } from './booking/overrides.ts';
import { affectedBooking } from './booking/affected.ts';
import { bookingStatuses } from './booking/shape.ts';

/**
 * Every problem that the API can answer with and its HTTP status. The public sentence of each stands in the
 * catalogues of the language package under the same code.
 */
export const problems = {
  malformed_request: 400,
  malformed_json: 400,
  login_not_finished: 400,
  invalid_credentials: 401,
  wrong_code: 401,
  code_needed: 401,
  unauthenticated: 401,
  no_dashboard: 403,
  not_for_dashboard: 403,
  view_only: 403,
  own_service: 403,
  no_vendor_reviews: 403,
  own_review: 403,
  own_picture: 403,
  operators_only: 403,
  enrolment_needs_link: 403,
  demo_not_public: 403,
  account_blocked: 403,
  email_unverified: 403,
  owner_only: 403,
  managers_only: 403,
  not_found: 404,
  provider_not_offered: 404,
  channel_not_offered: 404,
  method_not_allowed: 405,
  slot_taken: 409,
  price_changed: 409,
  contact_closed: 409,
  not_possible: 409,
  too_late: 409,
  too_early: 409,
  override_needed: 409,
  correction_over: 409,
  booking_reviewed: 409,
  too_many_open: 409,
  customer_busy: 409,
  bookings_affected: 409,
  service_incomplete: 409,
  too_many_pictures: 409,
  employee_left: 409,
  too_many_waitlist_entries: 409,
  offer_over: 409,
  bill_changed: 409,
  already_paid: 409,
  not_paid: 409,
  already_reversed: 409,
  reverse_later_first: 409,
  day_sealed: 409,
  course_over: 409,
  course_expired: 409,
  link_over: 410,
  in_progress: 409,
  email_in_use: 409,
  vendor_suspended: 409,
  licence_missing: 409,
  in_use: 409,
  announcement_sent: 409,
  announcement_changed: 409,
  announcement_not_running: 409,
  client_exists: 409,
  merge_over: 409,
  own_account: 409,
  second_factor_on: 409,
  account_in_use: 409,
  owns_venue: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  key_reused: 422,
  coupon_invalid: 422,
  unreadable_file: 422,
  unreadable_picture: 422,
  damaged_picture: 422,
  too_many_pixels: 422,
  provider_without_email: 422,
  too_many_invitations: 429,
  too_many_requests: 429,
  too_many_attempts: 429,
  internal: 500,
  unavailable: 503,
  provider_unavailable: 503,
  storage_unavailable: 503,
} as const;

/** Stable machine code of a problem. */
export type ProblemCode = keyof typeof problems;

/** Problems that any call can end in, whatever it declares. */
export const generalProblems = [
  'malformed_request',
  'not_for_dashboard',
  'view_only',
  'not_found',
  'method_not_allowed',
  'too_many_requests',
  'internal',
  'unavailable',
] as const satisfies readonly ProblemCode[];

/** A start that is still free, offered when the wanted one is not. */
export const nearTime = z.object({
  /** Day in Asia/Baghdad, YYYY-MM-DD. */
  date: z.string(),
  /** Time of day in Asia/Baghdad, HH:MM. */
  time: z.string(),
});

/** A start that is still free. */
export type NearTime = z.output<typeof nearTime>;

/**
 * What a service cannot be published without: a price, an employee who gives it, hours of its venue; the first of a venue
 * also not without the owner's proven number and the pin on the map, where an operator sees it first.
 */
export const serviceNeeds = ['treatments', 'team', 'hours', 'phone', 'pin'] as const;

/** What a service cannot be published without. */
export type ServiceNeed = (typeof serviceNeeds)[number];

/** Body of every answer that is not a success. */
export const problemBody = z.object({
  /** One sentence for a person, in the language asked for. */
  message: z.string(),
  code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
  /** Sentences by field name (invalid and override_needed only). */
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** Number to give to support; the server's log has the whole story under it. */
  request_id: z.string(),
  /** The price now, in dinars (price_changed, bill_changed). */
  price: z.number().int().optional(),
  /** What is still owed for the booking, in dinars (already_paid only). */
  owed: z.number().int().optional(),
  /** The nearest free starts, nearest first (slot_taken only). */
  near: z.array(nearTime).optional(),
  /** State the booking is in now (not_possible only). */
  status: z.enum(bookingStatuses).optional(),
  /** The rules that a booking would be placed over, which a second call names (override_needed only). */
  broken: z.array(z.enum(overrideKinds)).optional(),
  /** Every booking that the change breaks, each of which needs a resolution (bookings_affected only). */
  affected: z.array(affectedBooking).optional(),
  /** What a service needs before it can be published (service_incomplete only). */
  missing: z.array(z.enum(serviceNeeds)).optional(),
  /** Token of the login that goes on with a code (code_needed only). */
  login_token: z.string().optional(),
  /** How often the code may still be tried (wrong_code of a phone only). */
  tries_left: z.number().int().optional(),
});

/** Answer body of a problem. */
export type ProblemBody = z.output<typeof problemBody>;
