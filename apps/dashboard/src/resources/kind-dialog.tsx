import { changeResourcesFields } from '@tajmeelspot/contract/forms/scheduling-fields.ts';
import { type ResourceKindInput, resourceSorts } from '@tajmeelspot/contract/scheduling/resources.ts';
import type { OwnService } from '@tajmeelspot/contract/venues/own-services.ts';
import { ChipChoice } from '@tajmeelspot/ui/chip-choice.tsx';
import { bindFields } from '@tajmeelspot/ui/form/bind-fields.ts';
import { FormDialog } from '@tajmeelspot/ui/form-dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LocalizedTextField } from '../fields/localized-text-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import type { SaveState } from '../shell/venue/use-save.ts';
import { newResource, type ResourceKind, toKindInput } from './resource-kinds.ts';
import { changeErrorOf } from '../shell/venue/use-resource-change.ts';
import { TreatmentNeeds } from './treatment-needs.tsx';

type KindDialogProps = {
  /** Undefined: a new one. */
  readonly kind: ResourceKind | undefined;
  readonly services: readonly OwnService[];
  readonly saving: SaveState;
  readonly onSave: (kind: ResourceKindInput) => void;
  readonly onClose: () => void;
};

const { kinds: fields } = changeResourcesFields;

/** What a kind of rooms, chairs or devices is called, how many there are of a new one, and which treatments need it. */
export function KindDialog({ kind, services, saving, onSave, onClose }: KindDialogProps) {
  const t = useTranslations('venue.resources');
  const [draft, setDraft] = useState(() => (kind ? toKindInput(kind) : emptyKind));
  const [count, setCount] = useState<number | null>(1);
  const { errors, isBusy } = saving;
  const errorMessage = changeErrorOf(saving, shownFields);
  const form = bindFields({ fields, draft, onChange: setDraft, t, errors });
  return (
    <FormDialog
      title={kind ? t('editKind', { name: kind.name }) : t('addKind')}
      action={t('save')}
      hasOwnChecks
      {...{ isBusy, errorMessage, onClose }}
      onSend={() => onSave(kind ? draft : { ...draft, resources: newResources(count ?? 0) })}
    >
      <ChipChoice
        label={t('sort')}
        options={resourceSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        chosen={draft.sort}
        onChoose={(sort) => setDraft({ ...draft, sort })}
      />
      <LocalizedTextField {...form.localized('name')} hint={t('nameHint')} />
      {!kind && (
        <NumberField label={t('count')} name="count" value={count} error={errors['resources']} onChange={setCount} />
      )}
      <TreatmentNeeds
        label={t('treatments')}
        services={services}
        chosen={draft.treatment_ids}
        onChange={(treatment_ids) => setDraft({ ...draft, treatment_ids })}
      />
    </FormDialog>
  );
}

/** What a field of the form says itself. */
const shownFields = ['name', 'resources'];

const emptyKind: ResourceKindInput = { id: null, name: {}, sort: 'room', treatment_ids: [], resources: [] };

/** More than the server takes are one more: it says how many are too many. */
const tooMany = 51;

const newResources = (count: number) =>
  Array.from({ length: Math.min(count, tooMany) }, (_, index) => newResource(index + 1));
