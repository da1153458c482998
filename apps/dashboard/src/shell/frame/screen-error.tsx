import { ApiError } from '@tajmeelspot/contract/client.ts';
import { LoadError } from '@tajmeelspot/ui/load-error.tsx';
import { useRouteError } from 'react-router';

/** In the place of a screen that did not arrive or broke: why, and the same address once more. */
export function ScreenError() {
  const error = useRouteError();
  // What breaks by itself is no matter of the connection.
  return (
    <LoadError error={error instanceof TypeError ? error : new ApiError(500, null)} onRetry={() => location.reload()} />
  );
}
