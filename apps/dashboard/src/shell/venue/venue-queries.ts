import type { VenueMessages } from '@tajmeelspot/contract/venues/messages.ts';
import type { OwnEmployee, OwnVenue } from '@tajmeelspot/contract/venues/own-venues.ts';
import type { WorkPicture } from '@tajmeelspot/contract/venues/work-pictures.ts';
import type { VenueLicences } from '@tajmeelspot/contract/venues/licences.ts';
import type { OwnService } from '@tajmeelspot/contract/venues/own-services.ts';
import type { Templates } from '@tajmeelspot/contract/venues/templates.ts';
import type { Schedule } from '@tajmeelspot/contract/scheduling.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from '../api.ts';
import { useLocale } from '../locale.ts';
import { queryClient } from '../query-client.ts';

const key = 'keeping';

const idOf = (id: number) => ({ id: String(id) });

/** What the owner has said of a venue, and how far it has come. */
export const useOwnVenue = (venueId: number): UseQueryResult<OwnVenue> =>
  useQuery({
    queryKey: [key, 'venue', venueId],
    queryFn: async ({ signal }) => (await api().findVenue({ params: idOf(venueId), signal })).data,
  });

/** The people of a venue, those who have left too. */
export const useOwnEmployees = (venueId: number): UseQueryResult<OwnEmployee[]> =>
  useQuery({
    queryKey: [key, 'team', venueId],
    queryFn: async ({ signal }) => (await api().listVenueEmployees({ params: idOf(venueId), signal })).data,
  });

/** The services of a venue, the newest first. */
export const useOwnServices = (venueId: number): UseQueryResult<OwnService[]> =>
  useQuery({
    queryKey: [key, 'services', venueId],
    queryFn: async ({ signal }) => (await api().listOwnServices({ params: idOf(venueId), signal })).data,
  });

/** One service. */
export const useOwnService = (id: number): UseQueryResult<OwnService> =>
  useQuery({
    queryKey: [key, 'service', id],
    queryFn: async ({ signal }) => (await api().findOwnService({ params: idOf(id), signal })).data,
  });

/** When a venue and its people work. */
export const useSchedule = (venueId: number): UseQueryResult<Schedule> =>
  useQuery({
    queryKey: [key, 'schedule', venueId],
    queryFn: async ({ signal }) => (await api().findSchedule({ params: idOf(venueId), signal })).data,
  });

/** The licences of a venue, what it has handed in, and what its treatments need. */
export const useVenueLicences = (venueId: number): UseQueryResult<VenueLicences> =>
  useQuery({
    queryKey: [key, 'licences', venueId],
    queryFn: async ({ signal }) => (await api().listVenueLicences({ params: idOf(venueId), signal })).data,
  });

/** The pictures of the work of a venue, also those that nobody else sees. */
export const useWorkPictures = (venueId: number): UseQueryResult<WorkPicture[]> =>
  useQuery({
    queryKey: [key, 'work-pictures', venueId],
    queryFn: async ({ signal }) => (await api().listWorkPictures({ params: idOf(venueId), signal })).data,
  });

/** What a venue tells its customers, and which mails it gets. */
export const useMessageSettings = (venueId: number): UseQueryResult<VenueMessages> =>
  useQuery({
    queryKey: [key, 'messages', venueId],
    queryFn: async ({ signal }) => (await api().findMessageSettings({ params: idOf(venueId), signal })).data,
  });

/** What a venue can start from; it changes with the program and the reader's clock alone. */
export const useTemplates = (): UseQueryResult<Templates> =>
  useQuery({
    queryKey: [key, 'templates', useLocale()],
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await api().listTemplates({ signal })).data,
  });

/** Has everything that is kept, and the day, asked for again. */
export const refetchVenue = (): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: [key], predicate: ({ queryKey }) => queryKey[1] !== 'templates' }),
    queryClient.invalidateQueries({ queryKey: ['venues'] }),
    queryClient.invalidateQueries({ queryKey: ['agenda'] }),
  ]);
