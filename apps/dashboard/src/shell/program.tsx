import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { RouterProvider } from 'react-router';
import { useTranslations } from 'use-intl';
import { Closed } from './closed.tsx';
import { Venues } from './house.tsx';
import { PersonContext } from './frame/person.ts';
import { queries } from './queries.ts';
import { openSession, useSessionState } from './session.ts';
import { Loading } from './loading.tsx';
import { MessagesProvider } from './words.tsx';

type ProgramProps = {
  readonly router: Parameters<typeof RouterProvider>[0]['router'];
  readonly handOff: string | undefined;
  /** What somebody sees who has no venue yet. */
  readonly beginning: ReactNode;
};

/** The dashboard for whoever is in; for everybody else, why nobody is. */
export function Program(props: ProgramProps) {
  return (
    <QueryClientProvider client={queries}>
      <Suspense fallback={null}>
        <MessagesProvider>
          <Door {...props} />
        </MessagesProvider>
      </Suspense>
    </QueryClientProvider>
  );
}

function Door({ router, handOff, beginning }: ProgramProps) {
  const t = useTranslations('dashboard');
  const state = useSessionState();
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);
  if (state.kind === 'opening') return <Loading label={t('opening')} />;
  if (state.kind === 'closed') return <Closed why={state.why} retry={() => void openSession(handOff)} />;
  return (
    <PersonContext value={state.session.name}>
      <Venues beginning={beginning}>
        <RouterProvider router={router} />
      </Venues>
    </PersonContext>
  );
}
