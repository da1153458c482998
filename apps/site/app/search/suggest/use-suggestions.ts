import type { Suggestions } from '@tajmeelspot/contract/search.ts';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { inLanguage, useLanguage } from '../../shell/language.ts';

/** At most one request in so many milliseconds. */
const restMs = 150;

/**
 * What a text may mean, asked for while it is typed: the first letters at once, later ones when the rest is over. A request
 * withdraws the former one, which the fetcher aborts.
 */
export function useSuggestions(text: string): Suggestions | undefined {
  const language = useLanguage();
  const { data, load } = useFetcher<Suggestions>();
  const askedAt = useRef(-restMs);
  useEffect(() => {
    const ask = () => {
      askedAt.current = performance.now();
      void load(`${inLanguage(language, '/suggestions')}?${new URLSearchParams({ text })}`);
    };
    const waitMs = Math.max(0, askedAt.current + restMs - performance.now());
    const timer = text.length < 2 ? undefined : setTimeout(ask, waitMs);
    return () => clearTimeout(timer);
  }, [text, language, load]);
  return data;
}
