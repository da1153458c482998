import type { DividedDays } from '@tajmeelspot/language/periods.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

const askFigures = async (query: DividedDays, signal: AbortSignal) => (await api().findFigures({ query, signal })).data;

/** The marketplace in figures: in parts, as a whole and before. */
export type Figures = Awaited<ReturnType<typeof askFigures>>;

/** Asks for the figures of a range; the former ones stay until they are here. */
export const useFigures = (range: DividedDays) =>
  useQuery({
    queryKey: ['figures', range],
    queryFn: ({ signal }) => askFigures(range, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
