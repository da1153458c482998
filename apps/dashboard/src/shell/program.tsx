import { useSession } from '@tajmeelspot/session/use-session.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { RouterProvider } from 'react-router';
import { useTranslations } from 'use-intl';
import { Closed } from './closed.tsx';
import { Venues } from './house.tsx';
import { PersonContext } from './frame/person.ts';
import { queries } from './queries.ts';
import { openSession, session } from './session.ts';
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
  const status = useSession(session);
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);
  if (status.kind === 'opening') return <Loading label={t('opening')} />;
  if (status.kind === 'closed') return <Closed reason={status.reason} retry={() => void openSession(handOff)} />;
  return (
    <PersonContext value={status.session.name}>
      <Venues beginning={beginning}>
        <RouterProvider router={router} />
      </Venues>
    </PersonContext>
  );
}
