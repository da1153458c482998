import { type ReactNode, useEffect, useState } from 'react';
import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { HiddenPass } from './hidden-pass.tsx';
import { LeaveNow } from './leave-now.tsx';

type DiscreetGateProps = {
  readonly isDiscreet: boolean;
  /** The booking whose time is shown while everything else is hidden. */
  readonly booking: Booking | undefined;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly children: ReactNode;
};

/** In discreet mode, hides bookings until their reader asks for them, and again when nobody uses the page. */
export function DiscreetGate({ isDiscreet, booking, today, children }: DiscreetGateProps) {
  const [isOpen, setIsOpen] = useState(false);
  useHiddenWhenUnused(isOpen, () => setIsOpen(false));
  if (!isDiscreet) return children;
  return (
    <>
      <LeaveNow />
      {isOpen ? children : <Hidden booking={booking} today={today} onShow={() => setIsOpen(true)} />}
    </>
  );
}

type HiddenProps = Pick<DiscreetGateProps, 'booking' | 'today'> & { readonly onShow: () => void };

function Hidden({ booking, today, onShow }: HiddenProps) {
  const t = useTranslations('pass.discreet');
  return (
    <div className="wrap max-w-130 pt-5 pb-6">
      <HiddenPass pass={booking} today={today}>
        <Button isWide onClick={onShow}>
          <Icon name="eye" />
          {t('show')}
        </Button>
        <p className="text-13 text-ink-soft">{t('again', { seconds: unusedMs / 1000 })}</p>
      </HiddenPass>
    </div>
  );
}

/** Nobody uses the page who has done nothing for so long, milliseconds. */
const unusedMs = 30_000;
const uses = ['pointerdown', 'keydown', 'input', 'scroll'] as const;

function useHiddenWhenUnused(isOpen: boolean, hide: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    let timer = setTimeout(hide, unusedMs);
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(hide, unusedMs);
    };
    const hideWithTab = () => document.hidden && hide();
    for (const use of uses) addEventListener(use, restart, { passive: true });
    document.addEventListener('visibilitychange', hideWithTab);
    return () => {
      clearTimeout(timer);
      for (const use of uses) removeEventListener(use, restart);
      document.removeEventListener('visibilitychange', hideWithTab);
    };
    // Only whether it is open begins the time anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen]);
}
