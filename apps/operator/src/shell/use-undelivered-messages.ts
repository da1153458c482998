import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

/** How often is asked again: each of these is a customer who waits. */
const refetchMs = 30_000;

/** The open requests whose message has not reached their venue, and what messages cost today. */
export const useUndeliveredMessages = () =>
  useQuery({
    queryKey: ['undelivered-messages'],
    queryFn: ({ signal }) => api().listUndeliveredMessages({ signal }),
    refetchInterval: refetchMs,
  });
