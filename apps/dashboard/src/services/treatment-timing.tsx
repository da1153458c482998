import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { NumberField } from '../fields/number-field.tsx';
import type { TreatmentDraft } from './treatment-drafts.ts';

type TreatmentTimingProps = {
  readonly treatment: TreatmentDraft;
  /** The sentence about a field of the line. */
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (change: Partial<TreatmentDraft>) => void;
};

const fields = [
  { field: 'buffer_before', label: 'bufferBefore' },
  { field: 'processing_from', label: 'processingFrom' },
  { field: 'processing_minutes', label: 'processingMinutes' },
] as const;

/** What few treatments need: preparation, and time in which colour or a mask works while its person is free. */
export function TreatmentTiming({ treatment, errorOf, onChange }: TreatmentTimingProps) {
  const t = useTranslations('venue.services');
  // Asked once: who empties a number to write another one still needs to see it.
  const [wasSet] = useState(() => Boolean(treatment.buffer_before) || treatment.processing_from !== null);
  const isWrong = fields.some(({ field }) => errorOf(field) !== undefined);
  return (
    <details open={wasSet || isWrong || undefined} className="rounded-control inset-ring inset-ring-line">
      <summary className="flex min-h-11 items-center rounded-control px-4 text-15 font-strong text-lapis">
        {t('timing')}
      </summary>
      <div className="grid gap-3 p-4 pt-2">
        <p className="text-13 text-ink-soft">{t('timingText')}</p>
        <div className="grid gap-3 md:grid-cols-3">
          {fields.map(({ field, label }) => (
            <NumberField
              key={field}
              label={t(label)}
              name={field}
              value={treatment[field]}
              error={errorOf(field)}
              onChange={(value) => onChange({ [field]: value })}
            />
          ))}
        </div>
      </div>
    </details>
  );
}
