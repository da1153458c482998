import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useEffect } from 'react';
import { leaveNow } from '../../shell/device/leave-now.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';

/** Twice within this time is meant, milliseconds. */
const twiceMs = 1000;

/** Hides the page at once: by the button, or by Esc twice. */
export function LeaveNow() {
  const t = useTranslations('pass.discreet');
  const subject = t('weather');
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY;
    const listen = ({ key, timeStamp, repeat }: KeyboardEvent) => {
      if (key !== 'Escape' || repeat) return;
      if (timeStamp - last <= twiceMs) leaveNow(subject);
      last = timeStamp;
    };
    // Before a dialog takes the key for itself.
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, [subject]);
  return (
    <div className="wrap grid gap-2 pt-4">
      <button
        type="button"
        onClick={() => leaveNow(subject)}
        className="button min-h-12 bg-ink px-5 text-16 text-ground md:justify-self-start"
      >
        <Icon name="log-out" isFlipped />
        {t('leave')}
      </button>
      <p className="text-13 text-ink-soft">{t('leaveText')}</p>
    </div>
  );
}
