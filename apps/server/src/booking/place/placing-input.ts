import type { HeldSelection } from '../holds/hold-rules.ts';

/** What a customer asks for, as the contract parsed it. */
export type PlaceBookingInput = HeldSelection & {
  for_other?: boolean | undefined;
  customer_name: string;
  notes?: string | null | undefined;
  /** Where the venue is to come. */
  home_address?: string | null | undefined;
  price: number;
  coupon_code?: string | null | undefined;
  /** The token of a hold. */
  hold?: string | undefined;
};

/** The key of a request, and what it asked for. */
export type PlacingKey = { readonly idempotency_key: string | null; readonly request_hash: Buffer };
