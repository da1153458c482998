import type { MemberRole } from '@tajmeelspot/contract/venues/members.ts';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from './api.ts';
import { Failed, Loading } from './states.tsx';

/** A house at which whoever is in works, and what they are there. */
export type House = { readonly id: number; readonly name: string; readonly role: MemberRole };

type Houses = { readonly house: House; readonly houses: readonly House[]; readonly choose: (id: number) => void };

const key = 'dashboard.house';
const Context = createContext<Houses | undefined>(undefined);

/** The house that is worked at, and how to change to another. */
export function useHouse(): Houses {
  const found = use(Context);
  if (!found) throw new Error('no house');
  return found;
}

/** Asks which houses there are and remembers the one that was last worked at. */
export function Houses({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('dashboard.state');
  const asked = useQuery({ queryKey: ['houses'], queryFn: async () => (await api().listHouses()).data });
  const [chosen, setChosen] = useState(() => Number(localStorage.getItem(key)));
  if (asked.isError && !asked.data) return <Failed error={asked.error} retry={() => void asked.refetch()} />;
  if (!asked.data) return <Loading />;
  const house = asked.data.find(({ id }) => id === chosen) ?? asked.data[0];
  if (!house) return <Alone title={t('noHouse')} text={t('noHouseText')} />;
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

function Alone({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <main className="mx-auto grid max-w-md gap-2 p-8 text-center">
      <h1 className="text-22">{title}</h1>
      <p className="text-ink-soft">{text}</p>
    </main>
  );
}
