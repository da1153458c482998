import { useSession } from '@tajmeelspot/session/use-session.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { RouterProvider } from 'react-router';
import type { createRouter } from './router.tsx';
import { Login } from './routes/login.tsx';
import { MessagesProvider } from './shell/messages-provider.tsx';
import { queryClient } from './shell/query-client.ts';
import { session } from './shell/session.ts';

type AppProps = { readonly router: ReturnType<typeof createRouter> };

/** The operator's console: its screens for an operator who is logged in, the login for everybody else. */
export function App({ router }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={null}>
        <MessagesProvider>
          <LoginGate router={router} />
        </MessagesProvider>
      </Suspense>
    </QueryClientProvider>
  );
}

function LoginGate({ router }: AppProps) {
  const status = useSession(session);
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);
  if (status.kind === 'open') return <RouterProvider router={router} />;
  return <Login isOver={status.kind === 'closed' && status.reason === 'unauthorized'} />;
}
