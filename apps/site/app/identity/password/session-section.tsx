import type { SignedIn } from '@tajmeelspot/contract/identity/sessions.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Skeleton } from '@tajmeelspot/ui/skeleton.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { SuccessMessage } from '../../forms/success-message.tsx';
import { EndSessionDialog } from './end-session-dialog.tsx';
import { SessionList } from './session-list.tsx';
import { useDeviceName } from './session-labels.ts';

/** The sessions of somebody and what may be done about them. */
export type SessionManager = {
  /** Undefined while they are on their way, null where they did not arrive. */
  readonly sessions: readonly SignedIn[] | null | undefined;
  /** When they were asked for, milliseconds. */
  readonly now: number;
  readonly isLoading: boolean;
  readonly reload: () => void;
  /** What is being ended: one of them, or all others. */
  readonly ending: number | 'others' | undefined;
  /** What the last ending came to. */
  readonly ended: string | undefined;
  readonly error: string | undefined;
  readonly end: (what: number | 'others') => void;
};

/** Where somebody is signed in, and the ways to end that. */
export function SessionSection({ manager }: { readonly manager: SessionManager }) {
  const t = useTranslations('password.sessions');
  const { sessions } = manager;
  const title = useRef<HTMLHeadingElement>(null);
  const count = sessions?.length ?? 0;
  // The button that had the focus went with its line.
  useEffect(() => {
    if (count > 0 && document.activeElement === document.body && manager.ended !== undefined) title.current?.focus();
  }, [count, manager.ended]);
  return (
    <section className="rounded-panel bg-surface p-5 inset-ring inset-ring-line lg:p-8" aria-busy={manager.isLoading}>
      <h2 ref={title} tabIndex={-1} className="rounded-small text-22">
        {t('title')}
      </h2>
      <p className="mt-1 mb-2 text-15 text-ink-soft">{t('lead')}</p>
      <ErrorMessage text={manager.error} />
      <SuccessMessage text={manager.ended} />
      {sessions === undefined && <SessionsSkeleton />}
      {sessions === null && (
        <SessionsFailed>
          <Button kind="outline" size="small" isBusy={manager.isLoading} onClick={manager.reload}>
            <Icon name="reload" />
            {t('retry')}
          </Button>
        </SessionsFailed>
      )}
      {sessions && <ManagedSessions manager={manager} sessions={sessions} />}
    </section>
  );
}

function ManagedSessions({
  manager,
  sessions,
}: {
  readonly manager: SessionManager;
  readonly sessions: readonly SignedIn[];
}) {
  const t = useTranslations('password.sessions');
  const [toEnd, setToEnd] = useState<SignedIn | 'others'>();
  const nameOf = useDeviceName();
  const others = sessions.filter((session) => !session.is_current).length;
  const kind = toEnd === 'others' ? 'others' : 'one';
  const confirm = () => {
    setToEnd(undefined);
    if (toEnd) manager.end(toEnd === 'others' ? 'others' : toEnd.id);
  };
  return (
    <>
      <SessionList
        sessions={sessions}
        now={manager.now}
        ending={manager.ending === 'others' ? undefined : manager.ending}
        onEnd={setToEnd}
      />
      {others === 0 && <p className="border-t border-line pt-4 text-15 text-ink-soft">{t('only')}</p>}
      {others > 1 && (
        <Button
          kind="outline"
          className="mt-2 py-2 whitespace-normal"
          isBusy={manager.ending === 'others'}
          onClick={() => setToEnd('others')}
        >
          <Icon name="log-out" isFlipped />
          {t('endOthers')}
        </Button>
      )}
      {toEnd && (
        <EndSessionDialog
          title={t(`confirm.${kind}Title`, { device: toEnd === 'others' ? '' : nameOf(toEnd) })}
          text={t(`confirm.${kind}Text`)}
          onYes={confirm}
          onNo={() => setToEnd(undefined)}
        />
      )}
    </>
  );
}

function SessionsSkeleton() {
  const t = useTranslations('password.sessions');
  return (
    <div className="grid gap-3 pt-3">
      <output className="sr-only">{t('loading')}</output>
      <Skeleton className="h-15 w-full rounded-control" />
      <Skeleton className="h-15 w-full rounded-control" />
    </div>
  );
}

function SessionsFailed({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('password.sessions');
  return (
    <div role="alert" className="grid justify-items-start gap-3 pt-3">
      <p>{t('failed')}</p>
      {children}
    </div>
  );
}
