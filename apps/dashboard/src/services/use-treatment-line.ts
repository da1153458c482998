import { changeTreatmentsFields } from '@tajmeelspot/contract/forms/services-fields.ts';
import { bindFields } from '@tajmeelspot/ui/form/bind-fields.ts';
import { useTranslations } from 'use-intl';
import type { TreatmentDraft } from './treatment-drafts.ts';

/** The fields of a line of a price list; `errors` are sentences about it alone. */
export function useTreatmentLine(
  draft: TreatmentDraft,
  errors: Readonly<Record<string, string | undefined>>,
  onChange: (treatment: TreatmentDraft) => void,
) {
  const t = useTranslations('venue.services.treatmentFields');
  return bindFields({ fields: changeTreatmentsFields.treatments, draft, t, errors, onChange });
}

/** The fields of a line of a price list. */
export type TreatmentLine = ReturnType<typeof useTreatmentLine>;
