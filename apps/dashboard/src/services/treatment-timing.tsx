import type { TreatmentLine } from './use-treatment-line.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { NumberField } from '../fields/number-field.tsx';
import type { TreatmentDraft } from './treatment-drafts.ts';

type TreatmentTimingProps = {
  readonly treatment: TreatmentDraft;
  readonly line: TreatmentLine;
  readonly errors: Readonly<Record<string, string | undefined>>;
};

const fields = ['buffer_before', 'processing_from', 'processing_minutes'] as const;

/** What few treatments need: preparation, and time in which colour or a mask works while its person is free. */
export function TreatmentTiming({ treatment, line, errors }: TreatmentTimingProps) {
  const t = useTranslations('venue.services');
  // Asked once: who empties a number to write another one still needs to see it.
  const [wasSet] = useState(() => Boolean(treatment.buffer_before) || treatment.processing_from !== null);
  const isWrong = fields.some((field) => errors[field] !== undefined);
  return (
    <details open={wasSet || isWrong || undefined} className="rounded-control inset-ring inset-ring-line">
      <summary className="flex min-h-11 items-center rounded-control px-4 text-15 font-strong text-lapis">
        {t('timing')}
      </summary>
      <div className="grid gap-3 p-4 pt-2">
        <p className="text-13 text-ink-soft">{t('timingText')}</p>
        <div className="grid gap-3 md:grid-cols-3">
          {fields.map((field) => (
            <NumberField key={field} {...line.number(field)} />
          ))}
        </div>
      </div>
    </details>
  );
}
