import type { ApprovalKind } from '@tajmeelspot/contract/operator/kinds.ts';
import { toDataAddress } from '@tajmeelspot/ui/data-address.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

/** How often is asked again: an owner waits for each of these. */
const refetchMs = 60_000;

/** What waits for an operator, of one kind or of all, and how many of each. */
export const useApprovalQueue = (kind?: ApprovalKind) =>
  useQuery({
    queryKey: ['approvals', kind ?? ''],
    queryFn: ({ signal }) => api().listApprovals({ query: kind ? { kind } : {}, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refetchMs,
  });

/** The document of a licence that waits, as the address of a picture. Each look is recorded, so it is asked for once while it is on screen. */
export const useApprovalDocument = (id: string) =>
  useQuery({
    queryKey: ['approval-document', id],
    staleTime: 'static',
    gcTime: 0,
    queryFn: async ({ signal }) =>
      toDataAddress(await api().findApprovalDocument({ params: { id }, signal }), 'image/webp'),
  });
