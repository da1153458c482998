import * as z from 'zod';
import { type BookingAction, bookingActions, hindrances } from './actions.ts';
import { picture } from '../fields.ts';
import { overrideKinds } from './overrides.ts';
import { bookedResource } from '../scheduling/resources.ts';

/** Every state a booking can be in. */
export const bookingStatuses = [
  'pending',
  'confirmed',
  'declined',
  'expired',
  'cancelled',
  'completed',
  'no_show',
] as const;

/** State of a booking. */
export type BookingStatus = (typeof bookingStatuses)[number];

const ability = z.object({
  is_allowed: z.boolean(),
  /** Absent where it is allowed. */
  code: z.enum(hindrances).optional(),
  /** The same as a sentence in the reader's language. */
  reason: z.string().optional(),
});

const can = z.object(
  Object.fromEntries(bookingActions.map((action) => [action, ability])) as Record<BookingAction, typeof ability>,
);

/** How a price came about, whole dinars and whole percents. */
export const priceTrail = z.object({
  list_price: z.number().int(),
  discount_percent: z.number().int(),
  /** Of the coupon; 0 without one. */
  coupon_percent: z.number().int(),
  /** What rounding to 250 dinars took off. */
  rounding: z.number().int(),
});

/** One treatment of a booking. */
export const bookingItem = z.object({
  service: z.object({ id: z.number().int(), title: z.string() }),
  /** Line of the price list; null once it is gone from there. */
  pricing_item_id: z.number().int().nullable(),
  pricing_title: z.string(),
  employee: z.object({ id: z.number().int(), name: z.string() }),
  /** HH:MM in Asia/Baghdad. */
  time: z.string(),
  /** Instant of its start, ISO 8601. */
  starts_at: z.string(),
  /** Minutes. */
  duration: z.number().int(),
  /** Whole dinars. */
  price: z.number().int(),
  /** Null for bookings from before it was kept. */
  price_trail: priceTrail.nullable(),
  /** For the venue alone: the rooms, chairs and devices that it has as long as it holds time. */
  resources: z.array(bookedResource),
});

/** Another time that one side proposes; it holds nothing. */
const proposal = z.object({
  id: z.number().int(),
  by: z.enum(['you', 'venue', 'customer']),
  booking_date: z.string(),
  time: z.string(),
  starts_at: z.string(),
  employee: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** Until when it can be accepted, ISO 8601. */
  expires_at: z.string(),
});

/** How a customer kept former bookings, at any venue; the words are in the reader's language. */
export const reliability = z.object({ level: z.enum(['new', 'reliable', 'mixed', 'unreliable']), text: z.string() });

/** A booking as its reader sees it. Dates and times are Asia/Baghdad's. Of several treatments, the first stands for all. */
export const bookingShape = z.object({
  id: z.number().int(),
  service_id: z.number().int(),
  customer_name: z.string(),
  booking_date: z.string(),
  time: z.string(),
  /** Minutes from the first start to the last end. */
  duration: z.number().int(),
  notes: z.string(),
  status: z.enum(bookingStatuses),
  /** Line of the price list; null once it is gone from there. */
  pricing_item_id: z.number().int().nullable(),
  pricing_title: z.string(),
  /** What is paid at the venue for everything, whole dinars. */
  price: z.number().int(),
  service: z.object({
    id: z.number().int(),
    title: z.string(),
    main_image: z.string().nullable(),
    main_picture: picture.nullable(),
  }),
  establishment: z.object({
    /** Of its page: /v/{slug}. */
    slug: z.string(),
    name: z.string(),
    address: z.string(),
    phone: z.string().nullable(),
    /** Degrees; both null where the venue gave no place on the map. */
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
  }),
  employee: z.object({ id: z.number().int(), name: z.string() }),
  /** Instant of the start, ISO 8601. */
  starts_at: z.string(),
  /** Until when the venue may answer, ISO 8601; null once it is no longer pending. */
  answer_by: z.string().nullable(),
  created_at: z.string(),
  /** Every treatment, in the order of their starts; one, unless it is a basket. All may begin together. */
  items: z.array(bookingItem),
  coupon_code: z.string().nullable(),
  /** The customer is a woman, and a woman is to give the treatments: as they were asked for. */
  for_woman: z.boolean(),
  /** Who booked said that it is for somebody else. */
  for_other: z.boolean(),
  female_staff: z.boolean(),
  /** Where the venue comes to the customer; null where the customer comes to the venue. */
  home_address: z.string().nullable(),
  /** Female where the booking is for a woman or its venue serves women only; of nobody else it is known. */
  customer_gender: z.enum(['female', 'other']),
  /** Until when the customer may cancel or move it, ISO 8601. */
  change_by: z.string(),
  /** Who entered it: a customer on the site, or the venue for a customer without an account. */
  origin: z.enum(['site', 'venue']),
  /** For the venue alone: of a customer without an account, E.164. */
  customer_phone: z.string().nullable(),
  /** For the venue alone: of a customer with an account and a number; null otherwise. */
  customer_contact: z
    .object({
      /** As '0770 ••• ••67'; lookAtContact gives it in full. */
      masked: z.string(),
      /** Until when it does, ISO 8601; null before the confirmation, from a day after the visit on, and without a visit. */
      closes_at: z.string().nullable(),
    })
    .nullable(),
  /** For the venue alone: the file of who booked; null where the venue keeps none. */
  client: z.object({ id: z.number().int(), has_allergies: z.boolean() }).nullable(),
  /** For the customer alone: wants neither venue nor treatment shown before asking for them. */
  is_discreet: z.boolean(),
  /** Since when the customer is there, as the venue says; ISO 8601. */
  checked_in_at: z.string().nullable(),
  /** For the venue alone: the rules that it is placed over, by owner or manager. */
  overrode: z.array(z.enum(overrideKinds)),
  /** When the customer said to be coming, ISO 8601. */
  attendance_confirmed_at: z.string().nullable(),
  /** The open proposal of another time. */
  proposal: proposal.nullable(),
  can,
  /** For the venue alone: how the customer kept former bookings, anywhere. Null for the customer. */
  reliability: reliability.nullable(),
});

/** One step in the life of a booking. */
const step = z.object({
  verb: z.enum([
    'place',
    'walk_in',
    'check_in',
    'undo_check_in',
    'confirm',
    'decline',
    'cancel',
    'complete',
    'no_show',
    'undo_no_show',
    'correct',
    'delay',
    'undo_delay',
    'expire',
    'release',
    'move',
    'propose',
    'accept_proposal',
    'decline_proposal',
    'confirm_attendance',
    'retain',
    'reassign',
  ]),
  /** State after it. */
  status: z.enum(bookingStatuses),
  who: z.enum(['you', 'venue', 'customer', 'system']),
  /** One sentence in the reader's language. */
  text: z.string(),
  /** What somebody gave as the reason. */
  reason: z.string().nullable(),
  /** For the venue alone: the rules that it was placed over. */
  overrode: z.array(z.enum(overrideKinds)),
  /** ISO 8601. */
  at: z.string(),
});

/** A booking with its history, oldest step first. */
export const bookingDetail = bookingShape.extend({
  /** For the venue alone: the series that it was repeated in; null: none. */
  series_id: z.number().int().nullable(),
  /** What the venue tells its customers before a visit; null where it says nothing, and once the visit is over or off. */
  arrival_note: z.string().nullable(),
  /** For the venue alone: what is free in the place of a resource that the booking has. */
  free_resources: z.array(bookedResource.extend({ instead_of: z.number().int() })),
  history: z.array(step),
});

/** A booking as its reader sees it. */
export type Booking = z.output<typeof bookingShape>;
/** A booking with its history. */
export type BookingDetail = z.output<typeof bookingDetail>;
/** A step in the life of a booking. */
export type BookingStep = z.output<typeof step>;
/** How a price came about. */
export type PriceTrail = z.output<typeof priceTrail>;
