import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { useLanguage } from './language.ts';

/** The cities and categories, by which an announcement is narrowed down. */
export function useFilterOptions() {
  const language = useLanguage();
  const ask = (kind: 'cities' | 'categories') => ({
    queryKey: ['terms', 'all', kind],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await api().listTerms({ params: { kind }, query: { limit: '100' }, signal })).data,
  });
  const cities = useQuery(ask('cities')).data ?? [];
  const categories = useQuery(ask('categories')).data ?? [];
  const levels = new Map<number, number>();
  for (const { id, term } of categories)
    if (term.kind === 'categories') levels.set(id, (levels.get(term.parent_id ?? 0) ?? 0) + 1);
  return {
    cities: cities.flatMap(({ id, term }) =>
      term.kind === 'cities' ? [{ id, name: term.name[language], level: 1 }] : [],
    ),
    categories: categories.flatMap(({ id, term }) =>
      term.kind === 'categories' && !term.is_retired
        ? [{ id, name: term.label[language], level: levels.get(id) ?? 1 }]
        : [],
    ),
  };
}
