import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { textIn } from '../../fields/localized-text.ts';
import { useLanguage } from '../../shell/language.ts';
import type { TreatmentTemplate } from '../treatment-drafts.ts';
import { findProcedures, neededClasses, type Registry } from './registry.ts';

type ProcedureDialogProps = {
  readonly registry: Registry;
  readonly categoryId: number;
  readonly chosenId: number | undefined;
  readonly onChoose: (procedure: TreatmentTemplate) => void;
  readonly onClose: () => void;
};

/** The procedures of the registry: those of the service's category, or what the words find anywhere. */
export function ProcedureDialog({ registry, categoryId, chosenId, onChoose, onClose }: ProcedureDialogProps) {
  const t = useTranslations('venue.procedure');
  const [typed, setTyped] = useState('');
  const found = findProcedures(registry, categoryId, typed);
  return (
    <Dialog isOpen isSheet label={t('title')} className="md:w-140" onClose={onClose}>
      <h2 className="mb-3 pe-8 text-18">{t('title')}</h2>
      <TextField
        name="procedure"
        label={t('search')}
        hint={t('searchHint')}
        icon="search"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // It stands in the form of the price list, which Enter would send.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <output className="mt-3 block text-13 text-ink-soft">
        {found.length === 0 ? t('none') : t('found', { count: found.length })}
      </output>
      <ul className="mt-1 h-80 max-h-[50dvh] overflow-y-auto">
        {found.map((procedure) => (
          <li key={procedure.id} className="border-t border-line first:border-t-0">
            <ProcedureButton
              {...{ registry, categoryId, procedure }}
              isChosen={procedure.id === chosenId}
              onChoose={() => onChoose(procedure)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

type ProcedureButtonProps = Pick<ProcedureDialogProps, 'registry' | 'categoryId'> & {
  readonly procedure: TreatmentTemplate;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function ProcedureButton({ registry, categoryId, procedure, isChosen, onChoose }: ProcedureButtonProps) {
  const language = useLanguage();
  const others = registry.categories.find(({ id }) => id === procedure.category_id && id !== categoryId);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={`flex min-h-14 w-full items-center gap-3 px-2 py-2 text-start hover:bg-lapis-tint ${isChosen ? 'bg-lapis-tint' : ''}`}
      onClick={onChoose}
    >
      <span className="min-w-0 flex-1">
        <span className="block text-15 font-strong">{textIn(procedure.title, language)}</span>
        <span className="block text-13 text-ink-soft">
          {others ? `${others.label} · ` : ''}
          {textIn(procedure.group, language)}
        </span>
        <NeededLicences classes={neededClasses(registry, categoryId, procedure)} held={registry.held} />
      </span>
      {isChosen && <Icon name="check" className="size-4.5 text-lapis" />}
    </button>
  );
}

type NeededLicencesProps = {
  readonly classes: ReturnType<typeof neededClasses>;
  readonly held: Registry['held'];
};

/** The licences that a procedure needs, and whether the venue holds each. */
export function NeededLicences({ classes, held }: NeededLicencesProps) {
  const t = useTranslations('venue.procedure');
  const tClasses = useTranslations('venue.licences.classes');
  return classes.map((one) => {
    const isMissing = held?.has(one) === false;
    return (
      <span key={one} className={`flex gap-1.5 text-13 ${isMissing ? 'text-pending' : 'text-confirmed'}`}>
        <Icon name={isMissing ? 'alert' : 'shield'} className="mt-0.5 size-4 shrink-0" />
        {t(isMissing ? 'lacks' : held ? 'held' : 'needs', { licence: tClasses(one) })}
      </span>
    );
  });
}
