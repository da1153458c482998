import type { MemberRole } from '@tajmeelspot/contract/venues/members.ts';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { api } from './api.ts';
import { Failed, Loading } from './states.tsx';

/** A house at which whoever is in works, and what they are there. */
export type House = { readonly id: number; readonly name: string; readonly role: MemberRole };

type Houses = { readonly house: House; readonly houses: readonly House[]; readonly choose: (id: number) => void };

const key = 'dashboard.house';
const Context = createContext<Houses | undefined>(undefined);

/** The same where there may be none yet. */
export const useHouses = (): Houses | undefined => use(Context);

/** The house that is worked at, and how to change to another. */
export function useHouse(): Houses {
  const found = useHouses();
  if (!found) throw new Error('no house');
  return found;
}

/** Asks which houses there are and remembers the one that was last worked at; where there is none, shows the beginning. */
export function Houses({ beginning, children }: { readonly beginning: ReactNode; readonly children: ReactNode }) {
  const asked = useQuery({ queryKey: ['houses'], queryFn: async () => (await api().listHouses()).data });
  const [chosen, setChosen] = useState(() => Number(localStorage.getItem(key)));
  if (asked.isError && !asked.data) return <Failed error={asked.error} retry={() => void asked.refetch()} />;
  if (!asked.data) return <Loading />;
  const house = asked.data.find(({ id }) => id === chosen) ?? asked.data[0];
  if (!house) return beginning;
  return (
    <At house={house} houses={asked.data} choose={setChosen}>
      {children}
    </At>
  );
}

function At({ house, houses, choose, children }: Houses & { readonly children: ReactNode }) {
  const value = useMemo(() => {
    const keep = (id: number) => {
      localStorage.setItem(key, String(id));
      choose(id);
    };
    return { house, houses, choose: keep };
  }, [house, houses, choose]);
  return <Context value={value}>{children}</Context>;
}
