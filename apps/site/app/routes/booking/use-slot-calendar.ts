import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { firstDayOf, fortnightOf, type SlotsAnswer } from '../../booking/slots/slots.ts';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { useClock } from '../../shell/use-clock.ts';

/** What slots are asked for: one treatment or several, by which employee, for whom. */
export type SlotSearch = {
  readonly treatment?: string | undefined;
  /** Several treatments, each with its employee where one is chosen, as the contract writes them: 1011,1012:102. */
  readonly items?: string | undefined;
  /** They begin at the same time. */
  readonly together?: '1' | undefined;
  readonly employee?: string | undefined;
  readonly woman?: '1' | undefined;
  readonly female?: '1' | undefined;
};

/** The slots of the fortnight on screen, loaded again whenever the search changes; none without a search. */
export function useSlotCalendar(serviceId: number, search: SlotSearch | undefined, date: string | undefined) {
  const language = useLanguage();
  const today = useClock()?.date;
  const [shownFortnight, showFortnight] = useState<number>();
  const fortnight = shownFortnight ?? (today !== undefined && date !== undefined ? fortnightOf(today, date) : 0);
  const fetcher = useFetcher<SlotsAnswer>();
  const { load } = fetcher;
  const from = today === undefined || fortnight === 0 ? undefined : firstDayOf(today, fortnight);
  const filled = Object.entries({ ...search, from }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const key = `?${new URLSearchParams(filled)}`;
  const path = inLanguage(language, `/listing-details/${serviceId}/slots${key}`);
  const canLoad = today !== undefined && search !== undefined;
  useEffect(() => {
    if (canLoad) void load(path);
  }, [load, path, canLoad]);
  const isRetrying = fetcher.state === 'loading' && fetcher.data?.kind === 'failed';
  const slots = fetcher.data?.key === key && !isRetrying ? fetcher.data : undefined;
  return { today, slots, fortnight, showFortnight, reloadSlots: () => void load(path) };
}
