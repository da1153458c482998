import { useEffect } from 'react';
import { useFetcher } from 'react-router';

/** Data of the signed-in user, asked for once the page stands in the browser. */
export function useOwnData<Answer>(path: string) {
  const { data, state, load } = useFetcher<Answer>();
  useEffect(() => void load(path), [load, path]);
  return { data, isLoading: state === 'loading', reload: () => void load(path) };
}
