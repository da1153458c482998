import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import type { MemberRole } from '@tajmeelspot/contract/venues/members.ts';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { api } from './api.ts';

/** A venue at which the user works, and the user's role there. */
export type MemberVenue = {
  readonly id: number;
  readonly name: string;
  readonly role: MemberRole;
  readonly is_women_only: boolean;
  /** Until when an operator reads this dashboard; absent for who works here. */
  readonly view_until?: string | undefined;
};

type VenueSelection = {
  readonly venue: MemberVenue;
  readonly venues: readonly MemberVenue[];
  readonly choose: (id: number) => void;
};

const key = 'dashboard.venue';
/** The name of the key before docs/GLOSSARY.md. */
const formerKey = 'dashboard.house';
const VenueContext = createContext<VenueSelection | undefined>(undefined);

/** The same where there may be none yet. */
export const useVenues = (): VenueSelection | undefined => use(VenueContext);

/** The venue that is worked at, and how to change to another. */
export function useVenue(): VenueSelection {
  const selection = useVenues();
  if (!selection) throw new Error('no venue is selected');
  return selection;
}

/** Asks which venues there are and remembers the one that was last worked at; where there is none, shows the beginning. */
export function VenueSelection({
  firstVenue,
  children,
}: {
  readonly firstVenue: ReactNode;
  readonly children: ReactNode;
}) {
  const query = useQuery({ queryKey: ['venues'], queryFn: async () => (await api().listVenues()).data });
  const [chosen, setChosen] = useState(() => Number(localStorage.getItem(key) ?? localStorage.getItem(formerKey)));
  if (!query.data) return <LoadState of={query} />;
  const venue = query.data.find(({ id }) => id === chosen) ?? query.data[0];
  if (!venue) return firstVenue;
  return (
    <SelectedVenue venue={venue} venues={query.data} choose={setChosen}>
      {children}
    </SelectedVenue>
  );
}

function SelectedVenue({ venue, venues, choose, children }: VenueSelection & { readonly children: ReactNode }) {
  const value = useMemo(() => {
    const select = (id: number) => {
      localStorage.setItem(key, String(id));
      choose(id);
    };
    return { venue, venues, choose: select };
  }, [venue, venues, choose]);
  return <VenueContext value={value}>{children}</VenueContext>;
}
