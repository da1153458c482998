import type { HouseMessages } from '@tajmeelspot/contract/venues/messages.ts';
import type { OwnEmployee, OwnHouse } from '@tajmeelspot/contract/venues/own-houses.ts';
import type { OwnListing } from '@tajmeelspot/contract/venues/own-listings.ts';
import type { Templates } from '@tajmeelspot/contract/venues/templates.ts';
import type { Schedule } from '@tajmeelspot/contract/schedules.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from '../api.ts';
import { queries } from '../queries.ts';

const key = 'keeping';

const of = (id: number) => ({ id: String(id) });

/** What the owner has said of a house, and how far it has come. */
export const useOwnHouse = (house: number): UseQueryResult<OwnHouse> =>
  useQuery({
    queryKey: [key, 'house', house],
    queryFn: async ({ signal }) => (await api().findHouse({ params: of(house), signal })).data,
  });

/** The people of a house, those who have left too. */
export const useTeam = (house: number): UseQueryResult<OwnEmployee[]> =>
  useQuery({
    queryKey: [key, 'team', house],
    queryFn: async ({ signal }) => (await api().listTeam({ params: of(house), signal })).data,
  });

/** The listings of a house, the newest first. */
export const useListings = (house: number): UseQueryResult<OwnListing[]> =>
  useQuery({
    queryKey: [key, 'listings', house],
    queryFn: async ({ signal }) => (await api().listOwnListings({ params: of(house), signal })).data,
  });

/** One listing. */
export const useListing = (id: number): UseQueryResult<OwnListing> =>
  useQuery({
    queryKey: [key, 'listing', id],
    queryFn: async ({ signal }) => (await api().findOwnListing({ params: of(id), signal })).data,
  });

/** When a house and its people work. */
export const useSchedule = (house: number): UseQueryResult<Schedule> =>
  useQuery({
    queryKey: [key, 'schedule', house],
    queryFn: async ({ signal }) => (await api().findSchedule({ params: of(house), signal })).data,
  });

/** What a house tells its guests, and which mails it gets. */
export const useMessages = (house: number): UseQueryResult<HouseMessages> =>
  useQuery({
    queryKey: [key, 'messages', house],
    queryFn: async ({ signal }) => (await api().findMessages({ params: of(house), signal })).data,
  });

/** What a house can start from; it changes with the program alone. */
export const useTemplates = (): UseQueryResult<Templates> =>
  useQuery({
    queryKey: [key, 'templates'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await api().listTemplates({ signal })).data,
  });

/** Has everything that is kept, and the day, asked for again. */
export const askAgain = (): Promise<unknown> =>
  Promise.all([
    queries.invalidateQueries({ queryKey: [key], predicate: ({ queryKey }) => queryKey[1] !== 'templates' }),
    queries.invalidateQueries({ queryKey: ['houses'] }),
    queries.invalidateQueries({ queryKey: ['agenda'] }),
  ]);
