import { Notice } from '@tajmeelspot/ui/notice.tsx';
import { TimeLeft } from '@tajmeelspot/ui/time-left.tsx';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

const changes = new EventTarget();
let shown: { readonly id: number; readonly text: string } | undefined;
let count = 0;

/** Says that something was done; the former sentence goes. */
export function say(text: string): void {
  count += 1;
  show({ id: count, text });
}

/** How long a sentence stays, unless somebody reads it: milliseconds. */
const staysMs = 6000;

/** The last thing that was done. */
export function Notices() {
  const t = useTranslations('dashboard.visit');
  const notice = useSyncExternalStore(subscribe, () => shown);
  const close = () => show(undefined);
  return (
    <output className="pointer-events-none block fixed inset-x-0 bottom-18 z-20 mx-auto w-full max-w-md px-4 md:bottom-6">
      {notice && (
        <Notice key={notice.id} tone="good" closeLabel={t('close')} onClose={close}>
          <span>{notice.text}</span>
          <TimeLeft ms={staysMs} onEnd={close} />
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
