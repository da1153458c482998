import { useMutation } from '@tanstack/react-query';
import { say } from '../../shell/notices.tsx';
import { useSetback } from '../../shell/states.tsx';
import { queries } from './queries.ts';

/** Something that is done on the server, and what came of it. */
export type Deed = {
  /** Does it; `then` follows when it is done. */
  readonly take: (work: () => Promise<{ readonly message: string }>, then?: () => void) => void;
  readonly isBusy: boolean;
  readonly fault: string | undefined;
  readonly reset: () => void;
};

/** Does things on the server: says what was done in its words, and has every list asked for again. */
export function useDeed(): Deed {
  const sentence = useSetback();
  const mutation = useMutation({
    mutationFn: (work: () => Promise<{ readonly message: string }>) => work(),
    onSuccess: ({ message }) => {
      say(message);
      return queries.invalidateQueries();
    },
  });
  return {
    take: (work, then) => !mutation.isPending && mutation.mutate(work, { onSuccess: () => then?.() }),
    isBusy: mutation.isPending,
    fault: mutation.isError ? sentence(mutation.error) : undefined,
    reset: mutation.reset,
  };
}
