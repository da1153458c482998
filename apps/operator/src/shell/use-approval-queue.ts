import type { ApprovalKind } from '@tajmeelspot/contract/operator/approvals.ts';
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

/** The picture of the document of a licence that waits. Each look is recorded: it is one for as long as it is on screen. */
export const useApprovalDocument = (id: string) =>
  useQuery({
    queryKey: ['approval-document', id],
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: false,
    queryFn: ({ signal }) => api().findApprovalDocument({ params: { id }, signal }),
  });
