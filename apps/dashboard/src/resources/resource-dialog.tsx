import { changeResourcesFields } from '@tajmeelspot/contract/forms/scheduling-fields.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { bindFields } from '@tajmeelspot/ui/form/bind-fields.ts';
import { FormDialog } from '@tajmeelspot/ui/form-dialog.tsx';
import { SwitchField } from '@tajmeelspot/ui/switch-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { NumberField } from '../fields/number-field.tsx';
import { useOptional } from '../fields/use-optional.ts';
import { useLocale } from '../shell/locale.ts';
import type { SaveState } from '../shell/venue/use-save.ts';
import { MaintenanceList } from './maintenance-list.tsx';
import type { ResourceInput } from './resource-kinds.ts';
import { changeErrorOf } from '../shell/venue/use-resource-change.ts';
import { resourceName } from './resource-name.ts';

type ResourceDialogProps = {
  readonly kind: string;
  readonly resource: ResourceInput;
  readonly saving: SaveState;
  readonly onSave: (resource: ResourceInput) => void;
  /** Absent where it is the only one of its kind. */
  readonly onRemove: (() => void) | undefined;
  readonly onClose: () => void;
};

type ResourceDraft = Omit<ResourceInput, 'number'> & { readonly number: number | null };

const { resources: fields } = changeResourcesFields.kinds;

/** What a field of the form says itself. */
const shownFields = ['number', 'label', ...Object.keys(fields.maintenance).map((name) => `maintenance.${name}`)];

/** Number, name and maintenance of one room, chair or device, and whether it is in use. */
export function ResourceDialog({ kind, resource, saving, onSave, onRemove, onClose }: ResourceDialogProps) {
  const t = useTranslations('venue.resources');
  const locale = useLocale();
  const [draft, setDraft] = useState<ResourceDraft>(resource);
  const { errors, isBusy } = saving;
  const errorMessage = changeErrorOf(saving, shownFields);
  const form = bindFields({ fields, draft, onChange: setDraft, t, optional: useOptional(), errors });
  return (
    <FormDialog
      title={resourceName(locale, kind, resource.number)}
      action={t('save')}
      hasOwnChecks
      {...{ isBusy, errorMessage, onClose }}
      onSend={() => onSave({ ...draft, number: draft.number ?? 0 })}
    >
      <div className="grid grid-cols-2 gap-3">
        <NumberField {...form.number('number')} />
        <TextField {...form.text('label')} autoComplete="off" />
      </div>
      <SwitchField {...form.yes('is_in_use')} text={t('inUseText')} />
      <MaintenanceList
        times={draft.maintenance}
        errors={errors}
        onChange={(maintenance) => setDraft({ ...draft, maintenance })}
      />
      {onRemove && (
        <Button kind="outline" size="small" className="justify-self-start" onClick={onRemove}>
          {t('removeKind', { name: resourceName(locale, kind, resource.number) })}
        </Button>
      )}
    </FormDialog>
  );
}
