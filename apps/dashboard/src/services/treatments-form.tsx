import type { OwnService, TreatmentFields } from '@tajmeelspot/contract/venues/own-services.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame } from '../fields/form-frame.tsx';
import type { SaveState } from '../shell/venue/use-save.ts';
import { type TreatmentDraft, treatmentDraftsOf, toTreatmentFields } from './treatment-drafts.ts';
import type { Registry } from './procedures/registry.ts';
import { TreatmentEditor } from './treatment-editor.tsx';

type TreatmentsFormProps = {
  readonly service: OwnService;
  readonly registry: Registry;
  readonly saving: SaveState;
  readonly onSave: (treatments: TreatmentFields[]) => void;
};

/** The price list of a service. */
export function TreatmentsForm({ service, registry, saving, onSave }: TreatmentsFormProps) {
  const tVenue = useTranslations('venue');
  const [treatments, setTreatments] = useState<readonly TreatmentDraft[]>(() => treatmentDraftsOf(service));
  const { errors, isBusy, errorMessage } = saving;
  return (
    <FormFrame
      submit={tVenue('save')}
      {...{ isBusy, errorMessage }}
      onSubmit={() => onSave(toTreatmentFields(treatments))}
    >
      <TreatmentEditor
        {...{ treatments, registry, errors }}
        categoryId={service.category_id}
        onChange={setTreatments}
      />
    </FormFrame>
  );
}
