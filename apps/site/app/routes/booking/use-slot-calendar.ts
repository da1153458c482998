import { useEffect, useMemo, useState } from 'react';
import { firstDayOf, fortnightOf, type SlotsAnswer } from '../../booking/slots/slots.ts';
import { useLanguage } from '../../shell/language.ts';
import { useClock } from '../../shell/use-clock.ts';
import { loadSlots } from './load-slots.ts';

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

/**
 * The slots of the fortnight on screen, loaded again whenever the search or `outcome`, what became of a request, changes;
 * none without a search. No fetcher brings them: an answer of the router would wait for the parts of the page whose
 * scripts come with the first touch.
 */
export function useSlotCalendar(
  serviceId: number,
  search: SlotSearch | undefined,
  date: string | undefined,
  outcome: unknown,
) {
  const language = useLanguage();
  const today = useClock()?.date;
  const [shownFortnight, showFortnight] = useState<number>();
  const fortnight = shownFortnight ?? (today !== undefined && date !== undefined ? fortnightOf(today, date) : 0);
  const [{ count, answer }, setState] = useState<{ readonly count: number; readonly answer?: SlotsAnswer }>({
    count: 0,
  });
  const from = today === undefined || fortnight === 0 ? undefined : firstDayOf(today, fortnight);
  const filled = Object.entries({ ...search, from }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const key = `?${new URLSearchParams(filled)}`;
  const canLoad = today !== undefined && search !== undefined;
  // The same again is another question, and so is the same after a request.
  const question = useMemo(
    () => ({ language, serviceId, key, count, outcome }),
    [language, serviceId, key, count, outcome],
  );
  useEffect(() => {
    if (!canLoad) return undefined;
    const loading = new AbortController();
    const take = (next: SlotsAnswer) => loading.signal.aborted || setState((now) => ({ ...now, answer: next }));
    void loadSlots(question, loading.signal).then(take);
    return () => loading.abort();
  }, [question, canLoad]);
  /** What is on screen stays until the answer; a failure gives way to it at once. */
  const reloadSlots = () =>
    setState((now) => ({ count: now.count + 1, ...(now.answer?.kind === 'slots' ? { answer: now.answer } : {}) }));
  return { today, slots: answer?.key === key ? answer : undefined, fortnight, showFortnight, reloadSlots };
}
