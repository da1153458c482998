import type { OwnService, TreatmentFields } from '@tajmeelspot/contract/venues/own-services.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame } from '../fields/form-frame.tsx';
import type { Saving } from '../shell/keeping/save.ts';
import { type DraftLine, draftsOf, toLines, type Usual } from './lines.ts';
import { PriceLines } from './price-lines.tsx';

type PriceFormProps = {
  readonly service: OwnService;
  readonly usual: readonly Usual[];
  readonly saving: Saving;
  readonly onSave: (prices: TreatmentFields[]) => void;
};

/** The price list of a service. */
export function PriceForm({ service, usual, saving, onSave }: PriceFormProps) {
  const words = useTranslations('venue');
  const [lines, setLines] = useState<readonly DraftLine[]>(() => draftsOf(service));
  const { errors, isBusy, errorMessage } = saving;
  return (
    <FormFrame submit={words('save')} {...{ isBusy, errorMessage }} onSubmit={() => onSave(toLines(lines))}>
      <PriceLines {...{ lines, usual, errors }} onChange={setLines} />
    </FormFrame>
  );
}
