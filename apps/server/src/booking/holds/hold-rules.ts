/** How long time is held for a code. */
export const holdMinutes = 10;

/** How many holds a phone, a network, and the /48 around one of IPv6 may have open. Whole towns share an address. */
export const maxHolds = {
  ofPhone: 2,
  ofAddress: (scale: number) => Math.ceil(20 * scale),
  ofWideNetwork: (scale: number) => Math.ceil(60 * scale),
};

/** What is booked and when: the same for the hold and for the booking that follows. */
export type HeldSelection = {
  service_id: number;
  items?: readonly { pricing_item_id: number; employee_id?: number | null | undefined }[] | undefined;
  together?: boolean | undefined;
  pricing_item_id?: number | undefined;
  pricing_title?: string | undefined;
  employee_id?: number | null | undefined;
  for_woman?: boolean | undefined;
  female_staff?: boolean | undefined;
  booking_date: string;
  time: string;
  duration: number;
};
