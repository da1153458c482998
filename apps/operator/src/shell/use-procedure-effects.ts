import type { ProcedureEffects, ProcedureFields } from '@tajmeelspot/contract/operator/procedures.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from './api.ts';

/** What another licence class of a procedure would take off the site now. */
export const useProcedureEffects = (
  id: number,
  licenceClass: ProcedureFields['licence_class'],
): UseQueryResult<ProcedureEffects> =>
  useQuery({
    queryKey: ['procedure-effects', id, licenceClass],
    gcTime: 0,
    queryFn: async ({ signal }) =>
      (
        await api().findProcedureEffects({
          params: { id: String(id) },
          query: { licence_class: licenceClass },
          signal,
        })
      ).data,
  });
