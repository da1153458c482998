import { chipClass } from '@tajmeelspot/ui/chip.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BlockedTimeForm } from './blocked-time-form.tsx';
import type { EntryActions, EntryTime } from './entry.ts';
import { WalkInForm } from './walk-in-form.tsx';

type EntryDialogProps = { readonly entryTime: EntryTime; readonly actions: EntryActions; readonly onClose: () => void };

/** Adds a customer who came, or time that nobody can book, to the day. */
export function EntryDialog({ entryTime, actions, onClose }: EntryDialogProps) {
  const t = useTranslations('dashboard.entry');
  const [kind, setKind] = useState<'walkIn' | 'block'>('walkIn');
  const Form = kind === 'walkIn' ? WalkInForm : BlockedTimeForm;
  return (
    <Dialog isOpen isSheet onClose={onClose} label={t('title')}>
      <div className="grid gap-4">
        <h2 className="pe-8 text-18">{t('title')}</h2>
        {!entryTime.former && actions.canBlock && (
          <fieldset aria-label={t('kind')} className="flex gap-2">
            {(['walkIn', 'block'] as const).map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={kind === one}
                className={chipClass({ isOn: kind === one })}
                onClick={() => setKind(one)}
              >
                {t(one)}
              </button>
            ))}
          </fieldset>
        )}
        <Form entryTime={entryTime} actions={actions} onClose={onClose} />
      </div>
    </Dialog>
  );
}
