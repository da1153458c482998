import { Button } from '@tajmeelspot/ui/button.tsx';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { textIn } from '../../fields/localized-text.ts';
import { useLanguage } from '../../shell/language.ts';
import type { TreatmentDraft, TreatmentTemplate } from '../treatment-drafts.ts';
import { LicenceNote } from './licence-note.tsx';
import { ProcedureDialog } from './procedure-dialog.tsx';
import { neededClasses, type Registry } from './registry.ts';

type ProcedureFieldProps = {
  readonly treatment: TreatmentDraft;
  readonly registry: Registry;
  readonly categoryId: number;
  readonly onChoose: (procedure: TreatmentTemplate) => void;
};

/** What a treatment is in the registry, whatever its venue calls it, and what that asks of the venue. */
export function ProcedureField({ treatment, registry, categoryId, onChoose }: ProcedureFieldProps) {
  const t = useTranslations('venue.procedure');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const procedure = registry.procedures.find((one) => one.id === treatment.procedure_id);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="min-w-0 text-15" id={id}>
          <span className="text-ink-soft">{t('label')}: </span>
          {procedure ? <b className="font-strong">{textIn(procedure.title, language)}</b> : t('byTitle')}
        </p>
        <Button
          kind="text"
          size="small"
          className="-me-2"
          id={`${id}b`}
          aria-labelledby={`${id}b ${id}`}
          onClick={() => setOpen(true)}
        >
          {t(procedure ? 'change' : 'choose')}
        </Button>
      </div>
      <LicenceNote classes={neededClasses(registry, categoryId, procedure)} held={registry.held} />
      {isOpen && (
        <ProcedureDialog
          {...{ registry, categoryId }}
          chosenId={procedure?.id}
          onChoose={(one) => {
            setOpen(false);
            onChoose(one);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
