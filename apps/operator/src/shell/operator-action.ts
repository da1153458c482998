import { ApiError } from '@tajmeelspot/contract/client.ts';
import { useMutation } from '@tanstack/react-query';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { useErrorMessage } from './use-error-message.ts';
import { queryClient } from './query-client.ts';

/** Something that is done on the server, and what came of it. */
export type OperatorActionState = {
  /** Does it; `then` follows when it is done. */
  readonly take: (work: () => Promise<{ readonly message: string }>, then?: () => void) => void;
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  /** Sentences about fields that were refused, by their names. */
  readonly errors: Readonly<Record<string, string>>;
  readonly reset: () => void;
};

/** Does things on the server: says what was done in its words, and has every list asked for again. */
export function useOperatorAction(): OperatorActionState {
  const toErrorMessage = useErrorMessage();
  const mutation = useMutation({
    mutationFn: (work: () => Promise<{ readonly message: string }>) => work(),
    onSuccess: ({ message }) => {
      toast(message);
      return queryClient.invalidateQueries();
    },
  });
  return {
    take: (work, then) => !mutation.isPending && mutation.mutate(work, { onSuccess: () => then?.() }),
    isBusy: mutation.isPending,
    errorMessage: mutation.isError ? toErrorMessage(mutation.error) : undefined,
    errors: mutation.error instanceof ApiError ? mutation.error.fieldErrors : {},
    reset: mutation.reset,
  };
}
