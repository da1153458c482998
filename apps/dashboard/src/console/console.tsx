import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { Speak, SpeakPart } from '../shell/words.tsx';
import { createRouter } from './router.tsx';
import { Login } from './routes/login.tsx';
import { queries } from './shell/queries.ts';
import { useSession } from './shell/session.ts';

/** Fills the page with the operator's console. */
export function showConsole(root: Element): void {
  const router = createRouter();
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Suspense fallback={null}>
          <Speak>
            <SpeakPart part="operator">
              <Door router={router} />
            </SpeakPart>
          </Speak>
        </Suspense>
      </QueryClientProvider>
    </StrictMode>,
  );
}

function Door({ router }: { readonly router: ReturnType<typeof createRouter> }) {
  const { session, isOver } = useSession();
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);
  return session ? <RouterProvider router={router} /> : <Login isOver={isOver} />;
}
