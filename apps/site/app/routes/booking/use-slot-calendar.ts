import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { firstDayOf, stretchOf, type TimesAnswer } from '../../booking/slots/slots.ts';
import { useClock } from '../../shell/use-clock.ts';
import { inLanguage, useLanguage } from '../../shell/language.ts';

/** What times are asked for: a line of the price list or several, who gives it, for whom. */
export type Asked = {
  readonly item?: string | undefined;
  /** Several lines, as the contract writes them: 1011,1012:102. */
  readonly items?: string | undefined;
  readonly person?: string | undefined;
  readonly woman?: '1' | undefined;
  readonly female?: '1' | undefined;
};

/** The free times of the fortnight on screen, asked for anew whenever what they are for changes; none for nothing. */
export function useCalendar(serviceId: number, wanted: Asked | undefined, date: string | undefined) {
  const language = useLanguage();
  const today = useClock()?.date;
  const [turned, showStretch] = useState<number>();
  const stretch = turned ?? (today !== undefined && date !== undefined ? stretchOf(today, date) : 0);
  const fetcher = useFetcher<TimesAnswer>();
  const { load } = fetcher;
  const from = today === undefined || stretch === 0 ? undefined : firstDayOf(today, stretch);
  const asked = Object.entries({ ...wanted, from }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const key = `?${new URLSearchParams(asked)}`;
  const path = inLanguage(language, `/listing-details/${serviceId}/times${key}`);
  const isKnown = today !== undefined && wanted !== undefined;
  useEffect(() => {
    if (isKnown) void load(path);
  }, [load, path, isKnown]);
  const isAgain = fetcher.state === 'loading' && fetcher.data?.kind === 'failed';
  const times = fetcher.data?.key === key && !isAgain ? fetcher.data : undefined;
  return { today, times, stretch, showStretch, reloadTimes: () => void load(path) };
}
