import type { OwnEmployee } from '@tajmeelspot/contract/venues/own-venues.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { Initial } from '@tajmeelspot/ui/initial.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import type { SaveState } from '../shell/venue/use-save.ts';
import { PortraitForm } from './portrait-form.tsx';

type PortraitEditorProps = {
  readonly employee: OwnEmployee;
  readonly name: string;
  readonly isOnline: boolean;
  readonly saving: Pick<SaveState, 'isBusy' | 'errorMessage'>;
  readonly onSend: (file: File, after: () => void) => void;
  readonly onRemove: () => void;
};

/** The portrait of somebody: what became of it, another one, none any more. */
export function PortraitEditor({ employee, name, isOnline, saving, onSend, onRemove }: PortraitEditorProps) {
  const t = useTranslations('venue.portraits');
  const { portrait, sent_portrait: sent, is_active: isActive } = employee;
  const shown = sent?.url ?? portrait;
  return (
    <section aria-label={t('title')} className="grid gap-4 rounded-card bg-surface-sunk p-4">
      <div className="flex items-center gap-4">
        <Initial name={name} portrait={shown} className="size-20 bg-sand text-28 text-ink-soft" />
        <div className="min-w-0 text-15">
          <h3 className="font-strong">{t('title')}</h3>
          <PortraitState employee={employee} />
        </div>
      </div>
      {!isOnline && <p className="text-15 text-pending">{t('offline')}</p>}
      {!isActive && <p className="text-15 text-ink-soft">{t('left')}</p>}
      {isOnline && isActive && <PortraitForm {...{ name, saving, onSend }} isFirst={shown === null} />}
      <ErrorMessage text={saving.errorMessage} />
      {isOnline && shown !== null && <Removal isBusy={saving.isBusy} onRemove={onRemove} />}
    </section>
  );
}

/** What became of the last one, and who said that the employee agreed. */
function PortraitState({ employee: { portrait, sent_portrait: sent } }: Pick<PortraitEditorProps, 'employee'>) {
  const t = useTranslations('venue.portraits');
  const locale = useLocale();
  if (!sent) return null;
  const day = formatDay(locale, inBaghdad(sent.stated_at).date, 'full');
  const states = {
    waiting: t(portrait === null ? 'unchecked' : 'former'),
    approved: t('shown'),
    declined: t('declined', { reply: sent.reply ?? '' }),
  };
  return (
    <>
      <p className={`wrap-anywhere ${sent.state === 'declined' ? 'text-other' : ''}`}>{states[sent.state]}</p>
      {sent.stated_by !== null && sent.state !== 'declined' && (
        <p className="text-13 wrap-anywhere text-ink-soft">{t('stated', { name: sent.stated_by, day })}</p>
      )}
    </>
  );
}

type RemovalProps = { readonly isBusy: boolean; readonly onRemove: () => void };

/** Asks once more before the picture is gone for good. */
function Removal({ isBusy, onRemove }: RemovalProps) {
  const t = useTranslations('venue.portraits');
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button kind="text" size="small" className="-ms-3 justify-self-start" onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
    );
  }
  const remove = () => {
    setAsking(false);
    onRemove();
  };
  return (
    <fieldset className="grid gap-2.5">
      <legend className="sr-only">{t('remove')}</legend>
      <p className="text-15">{t('removeText')}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" isBusy={isBusy} onClick={remove}>
          {t('removeYes')}
        </Button>
        <Button kind="outline" size="small" onClick={() => setAsking(false)}>
          {t('back')}
        </Button>
      </div>
    </fieldset>
  );
}
