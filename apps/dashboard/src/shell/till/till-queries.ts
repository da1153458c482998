import type { Booking } from '@tajmeelspot/contract/booking.ts';
import type { Bill } from '@tajmeelspot/contract/till/bills.ts';
import type { EmployeeRates, CommissionStatement } from '@tajmeelspot/contract/till/commissions.ts';
import type { Product } from '@tajmeelspot/contract/till/products.ts';
import type { TillDay } from '@tajmeelspot/contract/till/till-days.ts';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from '../api.ts';
import { queryClient } from '../query-client.ts';

const key = 'till';

/** What is to be paid for a booking, and what was. */
export const useBill = (bookingId: number, isEnabled = true): UseQueryResult<Bill> =>
  useQuery({
    queryKey: [key, 'bill', bookingId],
    enabled: isEnabled,
    queryFn: async ({ signal }) => (await api().findBill({ params: { id: String(bookingId) }, signal })).data,
  });

/** What a venue sells beside treatments; nothing before it is known. */
export const useProducts = (venueId: number): UseQueryResult<Product[]> =>
  useQuery({
    queryKey: [key, 'products', venueId],
    queryFn: async ({ signal }) => (await api().listProducts({ params: { id: String(venueId) }, signal })).data,
  });

/** What each employee of a venue has earned over some days. */
export const useCommissions = (
  venueId: number,
  query: { readonly from: string; readonly to: string },
): UseQueryResult<CommissionStatement[]> =>
  useQuery({
    queryKey: [key, 'commissions', venueId, query],
    queryFn: async ({ signal }) =>
      (await api().listCommissions({ params: { id: String(venueId) }, query, signal })).data,
    placeholderData: keepPreviousData,
  });

/** What each employee of a venue gets; for who runs it alone. */
export const useEmployeeRates = (venueId: number, isEnabled: boolean): UseQueryResult<EmployeeRates[]> =>
  useQuery({
    queryKey: [key, 'rates', venueId],
    enabled: isEnabled,
    queryFn: async ({ signal }) => (await api().listCommissionRates({ params: { id: String(venueId) }, signal })).data,
  });

/** A day of the till. */
export const useTillDay = (venueId: number, day: string): UseQueryResult<TillDay> =>
  useQuery({
    queryKey: [key, 'day', venueId, day],
    queryFn: async ({ signal }) => (await api().findTillDay({ params: { id: String(venueId), day }, signal })).data,
    refetchInterval: 60_000,
  });

/** Has everything about money asked for again, and the day, in which bookings were completed. */
export const refetchTill = (): Promise<unknown> =>
  Promise.all(
    [[key], ['agenda'], ['booking'], ['report']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );

/** The bill of a booking as this device knows it, where nobody answers: nothing of it is paid. */
export function findKnownBill(
  bookingId: number,
  venue: { readonly id: number; readonly name: string },
): Bill | undefined {
  const known = queryClient
    .getQueriesData<{ readonly bookings?: readonly Booking[] }>({ queryKey: ['agenda', venue.id] })
    .flatMap(([, data]) => data?.bookings ?? [])
    .find(({ id }) => id === bookingId);
  if (!known) return undefined;
  return {
    booking_id: bookingId,
    venue: { id: venue.id, name: venue.name },
    customer_name: known.customer_name,
    status: known.status,
    booking_date: known.booking_date,
    time: known.time,
    treatments: known.items.map(({ pricing_title: title, employee, price }, index) => ({
      item_id: index,
      title,
      employee,
      price_iqd: price,
      commission_percent: null,
      course: null,
    })),
    treatments_iqd: known.price,
    from_courses_iqd: 0,
    courses: [],
    sale: null,
    paid_iqd: 0,
    owed_iqd: 0,
    earlier_debts_iqd: 0,
    transactions: [],
    can: { take: { is_allowed: true }, discount: { is_allowed: false }, refund: { is_allowed: false } },
  };
}
