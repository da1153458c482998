/** What a customer asks for, as the contract parsed it. */
export type PlaceBookingInput = {
  service_id: number;
  items?: readonly { pricing_item_id: number; employee_id?: number | null | undefined }[] | undefined;
  pricing_item_id?: number | undefined;
  pricing_title?: string | undefined;
  employee_id?: number | null | undefined;
  for_woman?: boolean | undefined;
  female_staff?: boolean | undefined;
  for_other?: boolean | undefined;
  customer_name: string;
  booking_date: string;
  time: string;
  duration: number;
  notes?: string | null | undefined;
  price: number;
  coupon_code?: string | null | undefined;
  /** The token of a hold. */
  hold?: string | undefined;
};

/** The key of a request, and what it asked for. */
export type PlacingKey = { readonly idempotency_key: string | null; readonly request_hash: Buffer };
