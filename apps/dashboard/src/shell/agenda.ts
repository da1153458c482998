import type { Booking } from '@tajmeelspot/contract/booking.ts';
import type { VenueTreatment } from '@tajmeelspot/contract/booking/walk-ins.ts';
import type { Month } from '@tajmeelspot/contract/backoffice/month.ts';
import type { Agenda } from '@tajmeelspot/contract/backoffice/agenda.ts';
import { addDays } from '@tajmeelspot/language/dates.ts';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from './api.ts';
import { useQueuedTasks } from './offline/queue.ts';
import { isDue } from './offline/queued-task.ts';

/** A venue over some days, as its owner sees it. */
export type VenueAgenda = Agenda & {
  /** How far the server's clock is ahead of this one, milliseconds. */
  readonly skewMs: number;
};

type AgendaQuery = {
  readonly venueId: number;
  readonly days: number;
  readonly from?: string;
  readonly isAll?: boolean;
};

/** Days in a row from today, or from another one (YYYY-MM-DD). It is asked for again each minute, and when something changes. */
export function useAgenda(query: AgendaQuery): UseQueryResult<VenueAgenda> {
  return useQuery({
    ...agendaQuery(query),
    // While nobody answers, the next try is the news that people wait for.
    refetchInterval: ({ state }) => (state.status === 'error' ? 5000 : 60_000),
    placeholderData: keepPreviousData,
  });
}

const withAll = { with: 'all' } as const;

const agendaQuery = ({ venueId, days, from, isAll = false }: AgendaQuery) => ({
  queryKey: ['agenda', venueId, days, from ?? 'today', isAll],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<VenueAgenda> => {
    const query = { days: String(days), ...(from === undefined ? {} : { from }), ...(isAll ? withAll : {}) };
    const { data } = await api().listAgenda({ params: { id: String(venueId) }, query, signal });
    return { ...data, skewMs: Date.parse(data.now) - Date.now() };
  },
});

/** The treatments of a venue with the employees who give them; empty until they are known. */
export function useVenueTreatments(venueId: number): readonly VenueTreatment[] {
  const answer = useQuery({
    queryKey: ['treatments', venueId],
    queryFn: async ({ signal }) => (await api().listVenueTreatments({ params: { id: String(venueId) }, signal })).data,
    staleTime: 300_000,
  });
  return answer.data ?? [];
}

/** Has the day after a day (YYYY-MM-DD) at hand, should the connection be lost. */
export function useNextDay(venueId: number, day: string | undefined): void {
  const from = addDays(day ?? '2000-01-01', 1);
  useQuery({ ...agendaQuery({ venueId, days: 1, from }), enabled: day !== undefined, staleTime: 60_000 });
}

/** Every request that waits for the venue, whatever day it is for, the one that must be answered first at the front. */
export function useRequests(venueId: number): readonly Booking[] {
  const answer = useRequestList(venueId);
  const tasks = useQueuedTasks([venueId]).filter(isDue);
  const answered = new Set(
    tasks.flatMap((task) => (task.kind === 'confirm' || task.kind === 'decline' ? [task.bookingId] : [])),
  );
  return (answer.data ?? []).filter(({ id }) => !answered.has(id));
}

/** The same as an answer: whether it is known at all. */
export const useRequestList = (venueId: number): UseQueryResult<Booking[]> =>
  useQuery({
    queryKey: ['agenda', venueId, 'requests'],
    queryFn: async ({ signal }) => (await api().listRequests({ params: { id: String(venueId) }, signal })).data,
    refetchInterval: 60_000,
  });

/** Who works at a venue, those who have left too; nobody before it is known. */
export function useEmployees(venueId: number): Agenda['employees'] {
  const answer = useQuery({
    queryKey: ['agenda', venueId, 'people'],
    queryFn: async () => (await api().listAgenda({ params: { id: String(venueId) } })).data.employees,
    staleTime: 300_000,
  });
  return answer.data ?? [];
}

/** How full each day of a month (any of its days, YYYY-MM-DD) is. */
export function useMonth(venueId: number, day: string): UseQueryResult<Month> {
  const month = day.slice(0, 7);
  return useQuery({
    queryKey: ['agenda', venueId, 'month', month],
    queryFn: async ({ signal }) => (await api().findMonth({ params: { id: String(venueId), month }, signal })).data,
    refetchInterval: 60_000,
  });
}
