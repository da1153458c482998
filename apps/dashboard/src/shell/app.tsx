import { Loading } from '@tajmeelspot/ui/loading.tsx';
import { useSession } from '@tajmeelspot/session/use-session.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { RouterProvider } from 'react-router';
import { useTranslations } from 'use-intl';
import { SessionClosed } from './session-closed.tsx';
import { VenueSelection } from './venue-provider.tsx';
import { UserNameContext } from './frame/user-name.ts';
import { queryClient } from './query-client.ts';
import { openSession, session } from './session.ts';
import { MessagesProvider } from './messages-provider.tsx';

type DashboardAppProps = {
  readonly router: Parameters<typeof RouterProvider>[0]['router'];
  readonly handOff: string | undefined;
  /** What somebody sees who has no venue yet. */
  readonly firstVenue: ReactNode;
};

/** The dashboard while a session is open; otherwise the reason why none is. */
export function DashboardApp(props: DashboardAppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={null}>
        <MessagesProvider>
          <SessionGate {...props} />
        </MessagesProvider>
      </Suspense>
    </QueryClientProvider>
  );
}

function SessionGate({ router, handOff, firstVenue }: DashboardAppProps) {
  const t = useTranslations('dashboard');
  const status = useSession(session);
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);
  if (status.kind === 'starting') return <Loading label={t('loading')} />;
  if (status.kind === 'closed') return <SessionClosed reason={status.reason} retry={() => void openSession(handOff)} />;
  return (
    <UserNameContext value={status.session.name}>
      <VenueSelection firstVenue={firstVenue}>
        <RouterProvider router={router} />
      </VenueSelection>
    </UserNameContext>
  );
}
