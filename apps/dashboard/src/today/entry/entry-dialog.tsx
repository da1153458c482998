import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { ChipChoice } from '@tajmeelspot/ui/chip-choice.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BlockedTimeForm } from './blocked-time-form.tsx';
import type { EntryActions, EntryTime } from './entry.ts';
import { WalkInForm } from './walk-in-form.tsx';

type EntryDialogProps = { readonly entryTime: EntryTime; readonly actions: EntryActions; readonly onClose: () => void };

const kinds = ['walkIn', 'block'] as const;

/** Adds a customer who came, or time that nobody can book, to the day. */
export function EntryDialog({ entryTime, actions, onClose }: EntryDialogProps) {
  const t = useTranslations('dashboard.entry');
  const [kind, setKind] = useState<(typeof kinds)[number]>('walkIn');
  const Form = kind === 'walkIn' ? WalkInForm : BlockedTimeForm;
  return (
    <Dialog isOpen isSheet onClose={onClose} label={t('title')}>
      <div className="grid gap-4">
        <h2 className="pe-8 text-18">{t('title')}</h2>
        {!entryTime.former && actions.canBlock && (
          <ChipChoice
            label={t('kind')}
            options={kinds.map((value) => ({ value, label: t(value) }))}
            chosen={kind}
            onChoose={setKind}
          />
        )}
        <Form entryTime={entryTime} actions={actions} onClose={onClose} />
      </div>
    </Dialog>
  );
}
