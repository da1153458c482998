import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../api.ts';
import { useVenue } from '../venue-provider.tsx';

/** So long nothing is typed before somebody is looked for. */
const restMs = 150;

/** The clients whom a text finds, once it rests; none while it says too little. */
export function useFoundClients(text: string) {
  const { venue } = useVenue();
  const rested = useRested(text.trim());
  const query = useQuery({
    queryKey: ['customers', venue.id, 'found', rested],
    enabled: rested.length > 1,
    queryFn: async ({ signal }) =>
      (await api().searchClients({ params: { id: String(venue.id) }, query: { text: rested }, signal })).data,
    staleTime: 30_000,
    // A walk-in is written down without suggestions, too.
    retry: false,
    placeholderData: (former) => former,
  });
  const clients = rested.length > 1 && text.trim().length > 1 ? (query.data ?? []) : [];
  return { clients, isDone: query.isSuccess && rested === text.trim() };
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
