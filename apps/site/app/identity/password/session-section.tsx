import type { SignedIn } from '@tajmeelspot/contract/identity/sessions.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Skeleton } from '@tajmeelspot/ui/skeleton.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Alert } from '../../forms/error-message.tsx';
import { Said } from '../../forms/success-message.tsx';
import { ConfirmEnd } from './end-session-dialog.tsx';
import { SessionList } from './session-list.tsx';
import { usePlaceName } from './session-labels.ts';

/** The sessions of somebody and what may be done about them. */
export type SessionDesk = {
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
export function SessionSection({ desk }: { readonly desk: SessionDesk }) {
  const t = useTranslations('password.sessions');
  const { sessions } = desk;
  const title = useRef<HTMLHeadingElement>(null);
  const count = sessions?.length ?? 0;
  // The button that had the focus went with its line.
  useEffect(() => {
    if (count > 0 && document.activeElement === document.body && desk.ended !== undefined) title.current?.focus();
  }, [count, desk.ended]);
  return (
    <section className="rounded-panel bg-surface p-5 inset-ring inset-ring-line lg:p-8" aria-busy={desk.isLoading}>
      <h2 ref={title} tabIndex={-1} className="rounded-small text-22">
        {t('title')}
      </h2>
      <p className="mt-1 mb-2 text-15 text-ink-soft">{t('lead')}</p>
      <Alert text={desk.error} />
      <Said text={desk.ended} />
      {sessions === undefined && <Waiting />}
      {sessions === null && (
        <Lost>
          <Button kind="outline" size="small" isBusy={desk.isLoading} onClick={desk.reload}>
            <Icon name="reload" />
            {t('retry')}
          </Button>
        </Lost>
      )}
      {sessions && <Listed desk={desk} sessions={sessions} />}
    </section>
  );
}

function Listed({ desk, sessions }: { readonly desk: SessionDesk; readonly sessions: readonly SignedIn[] }) {
  const t = useTranslations('password.sessions');
  const [asked, setAsked] = useState<SignedIn | 'others'>();
  const nameOf = usePlaceName();
  const others = sessions.filter((session) => !session.is_current).length;
  const kind = asked === 'others' ? 'others' : 'one';
  const confirm = () => {
    setAsked(undefined);
    if (asked) desk.end(asked === 'others' ? 'others' : asked.id);
  };
  return (
    <>
      <SessionList
        sessions={sessions}
        now={desk.now}
        ending={desk.ending === 'others' ? undefined : desk.ending}
        onEnd={setAsked}
      />
      {others === 0 && <p className="border-t border-line pt-4 text-15 text-ink-soft">{t('only')}</p>}
      {others > 1 && (
        <Button
          kind="outline"
          className="mt-2 py-2 whitespace-normal"
          isBusy={desk.ending === 'others'}
          onClick={() => setAsked('others')}
        >
          <Icon name="log-out" isFlipped />
          {t('endOthers')}
        </Button>
      )}
      {asked && (
        <ConfirmEnd
          title={t(`confirm.${kind}Title`, { venue: asked === 'others' ? '' : nameOf(asked) })}
          text={t(`confirm.${kind}Text`)}
          onYes={confirm}
          onNo={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function Waiting() {
  const t = useTranslations('password.sessions');
  return (
    <div className="grid gap-3 pt-3">
      <output className="sr-only">{t('loading')}</output>
      <Skeleton className="h-15 w-full rounded-control" />
      <Skeleton className="h-15 w-full rounded-control" />
    </div>
  );
}

function Lost({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('password.sessions');
  return (
    <div role="alert" className="grid justify-items-start gap-3 pt-3">
      <p>{t('failed')}</p>
      {children}
    </div>
  );
}
