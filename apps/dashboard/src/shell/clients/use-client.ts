import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { ClientDetail } from '@tajmeelspot/contract/clients/shape.ts';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { useErrorMessage } from '../use-error-message.ts';
import { useVenue } from '../venue-provider.tsx';

/** The file of a client. Reading it again is entered in the log, so that it is asked for once. */
export function useClient(id: string) {
  const { venue } = useVenue();
  return useQuery({
    queryKey: ['customers', venue.id, 'one', id],
    queryFn: async ({ signal }) =>
      (await api().findClient({ params: { id: String(venue.id), client_id: id }, signal })).data,
    refetchOnWindowFocus: false,
  });
}

type ClientAnswer = { readonly message: string; readonly data?: ClientDetail };

type ChangeInput = { readonly send: () => Promise<ClientAnswer>; readonly onDone?: (() => void) | undefined };

/** Changes a file, shows what became of it and says so. */
export function useClientChange() {
  const { venue } = useVenue();
  const client = useQueryClient();
  const toErrorMessage = useErrorMessage();
  const changing = useMutation({
    mutationFn: ({ send }: ChangeInput) => send(),
    async onSuccess({ message, data }, { onDone }) {
      if (data) client.setQueryData(['customers', venue.id, 'one', String(data.id)], data);
      toast(message);
      onDone?.();
      await Promise.all([
        client.invalidateQueries({
          predicate: ({ queryKey: [kind, , part] }) => kind === 'customers' && part !== 'one',
        }),
        client.invalidateQueries({ queryKey: ['agenda'] }),
      ]);
    },
  });
  const { error } = changing;
  const [fieldError] = error instanceof ApiError ? Object.values(error.fieldErrors) : [];
  return {
    isBusy: changing.isPending,
    errorMessage: error ? (fieldError ?? toErrorMessage(error)) : undefined,
    run: (send: ChangeInput['send'], onDone?: () => void) => {
      if (!changing.isPending) changing.mutate({ send, onDone });
    },
  };
}
