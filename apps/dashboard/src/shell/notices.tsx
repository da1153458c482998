import { Button } from '@tajmeelspot/ui/button.tsx';
import { Notice } from '@tajmeelspot/ui/notice.tsx';
import { TimeLeft } from '@tajmeelspot/ui/time-left.tsx';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

/** What somebody can do about what is said: take it back, or try otherwise. */
type Action = { readonly words: string; readonly run: () => void };
type More = { readonly tone?: 'good' | 'bad' | undefined; readonly action?: Action | undefined };

const changes = new EventTarget();
let shown: (More & { readonly id: number; readonly text: string }) | undefined;
let count = 0;

/** Says that something was done, or was not; the former sentence goes. */
export function say(text: string, more: More = {}): void {
  count += 1;
  show({ id: count, text, ...more });
}

/** How long a sentence stays, unless somebody reads it, and one that asks for something: milliseconds. */
const staysMs = 6000;
const staysWithActionMs = 10_000;

/** The last thing that was done. */
export function Notices() {
  const t = useTranslations('dashboard.booking');
  const notice = useSyncExternalStore(subscribe, () => shown);
  const close = () => show(undefined);
  const act = () => {
    close();
    notice?.action?.run();
  };
  return (
    <output className="pointer-events-none block fixed inset-x-0 bottom-18 z-20 mx-auto w-full max-w-md px-4 md:bottom-6">
      {notice && (
        <Notice key={notice.id} tone={notice.tone ?? 'good'} closeLabel={t('close')} onClose={close}>
          <span>{notice.text}</span>
          {notice.action && (
            <Button kind="outline" size="small" className="justify-self-start" onClick={act}>
              {notice.action.words}
            </Button>
          )}
          <TimeLeft ms={notice.action ? staysWithActionMs : staysMs} onEnd={close} />
        </Notice>
      )}
    </output>
  );
}

function show(next: typeof shown): void {
  shown = next;
  changes.dispatchEvent(new Event('change'));
}

function subscribe(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}
