import { Button } from '@tajmeelspot/ui/button.tsx';
import { type CloseGuard, CloseGuardContext } from '@tajmeelspot/ui/close-guard.ts';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { useTranslations } from 'use-intl';
import { dropDrafts, hasDraft, watchDrafts } from './drafts.ts';

type Closing = { readonly inside: Element; readonly close: () => void };

/** Asks before something typed is lost: by another screen, by the end of a dialog, by the end of the page. */
export function DraftGuard({ children }: { readonly children: ReactNode }) {
  const [closing, setClosing] = useState<Closing>();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasDraft(),
  );
  useEffect(watchDrafts, []);
  useEffect(() => {
    // The browser asks in its own words.
    const ask = (event: BeforeUnloadEvent) => hasDraft() && event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  const guard = useCallback<CloseGuard>((inside, close) => {
    if (!inside || !hasDraft(inside)) {
      close();
      return false;
    }
    setClosing({ inside, close });
    return true;
  }, []);
  const stay = () => {
    setClosing(undefined);
    if (blocker.state === 'blocked') blocker.reset();
  };
  const leave = () => {
    dropDrafts(closing?.inside);
    closing?.close();
    setClosing(undefined);
    if (blocker.state === 'blocked') blocker.proceed();
  };
  return (
    <CloseGuardContext value={guard}>
      {children}
      {(closing || blocker.state === 'blocked') && <LeaveDialog onStay={stay} onLeave={leave} />}
    </CloseGuardContext>
  );
}

type LeaveDialogProps = { readonly onStay: () => void; readonly onLeave: () => void };

function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const t = useTranslations('dashboard.leave');
  return (
    <Dialog isOpen isSheet label={t('title')} onClose={onStay}>
      <div className="grid gap-4">
        <h2 className="pe-8 text-18">{t('title')}</h2>
        <p className="text-15 text-ink-soft">{t('text')}</p>
        <div className="flex flex-wrap-reverse gap-2.5">
          <Button kind="outline" className="grow" onClick={onLeave}>
            {t('leave')}
          </Button>
          <Button className="grow" onClick={onStay}>
            {t('stay')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
