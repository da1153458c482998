import { ApiError } from '@tajmeelspot/contract/client.ts';
import { useMutation } from '@tanstack/react-query';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { useErrorMessage } from '../use-error-message.ts';
import { refetchVenue } from './venue-queries.ts';

/** What became of the last try to save. */
export type SaveState = {
  readonly isBusy: boolean;
  /** Sentences by field, as the server names them (treatments.0.price). */
  readonly errors: Readonly<Record<string, string>>;
  /** What went wrong with the whole; undefined where only fields are wrong. */
  readonly errorMessage: string | undefined;
};

type SaveOptions = {
  /** What is shown next says that it was saved. */
  readonly isQuiet?: boolean;
};

/** Saves something and says so; everything that is shown is asked for again. */
export function useSave<Input, Answer extends { readonly message: string }>(
  send: (input: Input) => Promise<Answer>,
  { isQuiet = false }: SaveOptions = {},
): SaveState & { readonly save: (input: Input, after?: (answer: Answer) => void) => void } {
  const toErrorMessage = useErrorMessage();
  const saving = useMutation({
    mutationFn: send,
    onSuccess: async ({ message }) => {
      await refetchVenue();
      if (!isQuiet) toast(message);
    },
  });
  const { error, isPending: isBusy } = saving;
  const errors = error instanceof ApiError ? error.fieldErrors : {};
  const errorMessage = error && Object.keys(errors).length === 0 ? toErrorMessage(error) : undefined;
  const save = (input: Input, after?: (answer: Answer) => void) => {
    if (!isBusy) saving.mutate(input, { onSuccess: (answer) => after?.(answer) });
  };
  return { isBusy, errors, errorMessage, save };
}
