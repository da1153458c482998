import { LoadError } from './load-error.tsx';
import { Loading } from './loading.tsx';

type LoadStateProps = {
  readonly of: {
    /** What arrived, from whichever attempt. */
    readonly data: unknown;
    readonly error: Error | null;
    refetch(): unknown;
  };
};

/** In the place of content that is not there: on its way, or why it did not arrive; nothing once it is there. */
export function LoadState({ of: { data, error, refetch } }: LoadStateProps) {
  if (data !== undefined) return null;
  return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Loading />;
}
