import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../shell/locale.ts';

/** How much waits for the venue. */
export type UnansweredCounts = { readonly requests: number; readonly late: number; readonly unresolved: number };

type UnansweredChipsProps = { readonly counts: UnansweredCounts; readonly children: ReactNode };

/** Where there is no room beside the calendar: how much waits as one row above it, and all of it in a sheet. */
export function UnansweredChips({ counts: { requests, late, unresolved }, children }: UnansweredChipsProps) {
  const t = useTranslations('dashboard.today');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const chips = [
    { key: 'requestChip', count: requests, icon: 'bell', look: 'bg-pending-tint text-pending' },
    { key: 'lateChip', count: late, icon: 'warning', look: 'bg-other-tint text-other' },
    { key: 'unresolvedChip', count: unresolved, icon: 'clock', look: 'bg-sand text-ink' },
  ] as const;
  const shown = chips.filter(({ count, key }) => count > 0 || key === 'requestChip');
  return (
    <>
      <div className="flex gap-2">
        {shown.map(({ key, count, icon, look }) => (
          <button
            key={key}
            type="button"
            className={`flex min-h-11 min-w-0 flex-1 items-center justify-center gap-2 rounded-control px-3 text-15 font-strong ${count > 0 ? look : 'bg-surface text-ink-soft inset-ring inset-ring-line'}`}
            onClick={() => setOpen(true)}
          >
            <Icon name={icon} className="shrink-0" />
            <span className="truncate">{t(key, { count, shown: formatNumber(locale, count) })}</span>
          </button>
        ))}
      </div>
      <Dialog isOpen={isOpen} isSheet label={t('unansweredTitle')} onClose={() => setOpen(false)}>
        <div className="grid gap-5 pt-4">{children}</div>
      </Dialog>
    </>
  );
}
