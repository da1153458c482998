import type { OverrideKind } from '@tajmeelspot/contract/booking/overrides.ts';
import type { PriceTrail } from '@tajmeelspot/contract/booking/shape.ts';
import type { BookedResource } from '@tajmeelspot/contract/scheduling/resources.ts';

/** One treatment of a booking; instants in milliseconds since 1970. */
type BookingItemRow = {
  id: number;
  service_id: number;
  service_title: string;
  /** Whether the service is published and still has the treatment. */
  is_published: boolean;
  treatment_id: number | null;
  treatment_title: string;
  employee_id: number;
  employee_name: string;
  starts_at: number;
  duration: number;
  price: number;
  price_trail: PriceTrail | null;
  resources: BookedResource[];
};

/** A booking with all its treatments, texts in one language. */
export type BookingRow = {
  id: number;
  venue_id: number;
  /** Null: a customer without an account. */
  customer_id: number | null;
  customer_name: string;
  customer_phone: string | null;
  /** Of a customer with an account and a number. */
  contact: { masked: string; closes_at: string | null } | null;
  /** The file of the venue. */
  client: { id: number; has_allergies: boolean } | null;
  /** Whether its customer wants neither venue nor treatment named before asking for them. */
  is_discreet: boolean;
  origin: 'site' | 'venue';
  overrode: OverrideKind[] | null;
  /** The series that it was repeated in. */
  series_id: number | null;
  checked_in_at: Date | null;
  no_show_at: Date | null;
  notes: string;
  home_address: string | null;
  status: string;
  answer_by: Date;
  created_at: Date;
  starts_at: Date;
  ends_at: Date;
  sequence: number;
  coupon_code: string | null;
  for_woman: boolean;
  for_other: boolean;
  customer_gender: 'female' | 'other';
  female_staff: boolean;
  attendance_confirmed_at: Date | null;
  cancel_hours: number;
  picture: string | null;
  venue_slug: string;
  venue_name: string;
  venue_address: string;
  venue_phone: string | null;
  venue_latitude: number | null;
  venue_longitude: number | null;
  venue_email: string | null;
  /** What the venue tells its customers; null where it says nothing. */
  arrival_note: string | null;
  wants_request_emails: boolean;
  items: BookingItemRow[];
  proposal: { id: number; by_vendor: boolean; starts_at: number; employee: NamedRow | null; expires_at: number } | null;
};

/** The same without what its venue is not shown. */
export type ShownBookingRow = Omit<
  BookingRow,
  'series_id' | 'sequence' | 'is_discreet' | 'venue_email' | 'arrival_note' | 'wants_request_emails'
>;

/** A booking without what its venue alone sees. */
export type SharedBookingRow = Omit<BookingRow, 'contact' | 'client' | 'no_show_at'>;

type NamedRow = { id: number; name: string };

/** A step of a booking's history. */
export type BookingEventRow = {
  verb: string | null;
  status: string;
  actor_id: number | null;
  reason: string | null;
  overrode: OverrideKind[] | null;
  created_at: Date;
};
