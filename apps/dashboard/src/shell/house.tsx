import type { MemberRole } from '@tajmeelspot/contract/venues/members.ts';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { api } from './api.ts';
import { LoadError } from './load-error.tsx';
import { Loading } from './loading.tsx';

/** A venue at which whoever is in works, and what they are there. */
export type Venue = { readonly id: number; readonly name: string; readonly role: MemberRole };

type Venues = { readonly venue: Venue; readonly venues: readonly Venue[]; readonly choose: (id: number) => void };

const key = 'dashboard.venue';
/** The name of the key before docs/GLOSSARY.md. */
const formerKey = 'dashboard.house';
const Context = createContext<Venues | undefined>(undefined);

/** The same where there may be none yet. */
export const useVenues = (): Venues | undefined => use(Context);

/** The venue that is worked at, and how to change to another. */
export function useVenue(): Venues {
  const found = useVenues();
  if (!found) throw new Error('no house');
  return found;
}

/** Asks which venues there are and remembers the one that was last worked at; where there is none, shows the beginning. */
export function Venues({ beginning, children }: { readonly beginning: ReactNode; readonly children: ReactNode }) {
  const asked = useQuery({ queryKey: ['venues'], queryFn: async () => (await api().listVenues()).data });
  const [chosen, setChosen] = useState(() => Number(localStorage.getItem(key) ?? localStorage.getItem(formerKey)));
  if (asked.isError && !asked.data) return <LoadError error={asked.error} retry={() => void asked.refetch()} />;
  if (!asked.data) return <Loading />;
  const venue = asked.data.find(({ id }) => id === chosen) ?? asked.data[0];
  if (!venue) return beginning;
  return (
    <At venue={venue} venues={asked.data} choose={setChosen}>
      {children}
    </At>
  );
}

function At({ venue, venues, choose, children }: Venues & { readonly children: ReactNode }) {
  const value = useMemo(() => {
    const keep = (id: number) => {
      localStorage.setItem(key, String(id));
      choose(id);
    };
    return { venue, venues, choose: keep };
  }, [venue, venues, choose]);
  return <Context value={value}>{children}</Context>;
}
