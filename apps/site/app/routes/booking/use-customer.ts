import { useState } from 'react';
import type { BookingCustomer } from '../../booking/placing/place-booking-outcome.ts';

/** The address of a visit goes on only where the venue is to come. */
export const withAddress = (
  { home_address: address = '', ...customer }: BookingCustomer,
  isAtHome: boolean,
): BookingCustomer => (isAtHome ? { ...customer, home_address: address.trim() } : customer);

/** Who books, and who comes where that is somebody else, as both are typed; `visitor` is what the booking is placed with. */
export function useCustomer(ownName: string) {
  const [typed, setTyped] = useState<Partial<BookingCustomer>>({});
  const [otherName, setOtherName] = useState<string>();
  const customer: BookingCustomer = { customer_name: ownName, notes: '', ...typed };
  const visitor =
    otherName === undefined ? customer : { ...customer, customer_name: otherName.trim(), for_other: true };
  return {
    customer,
    otherName,
    visitor,
    setCustomer: (changes: Partial<BookingCustomer>) => setTyped({ ...typed, ...changes }),
    setOtherName,
    /** What is shown stays, though the account has another name by then. */
    fixCustomer: () => setTyped(customer),
  };
}
