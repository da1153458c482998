import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { NumberField } from '../fields/number-field.tsx';
import type { DraftLine } from './lines.ts';

type LineTimingProps = {
  readonly line: DraftLine;
  /** The sentence about a field of the line. */
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (change: Partial<DraftLine>) => void;
};

const fields = [
  { field: 'buffer_before', word: 'bufferBefore' },
  { field: 'processing_from', word: 'processingFrom' },
  { field: 'processing_minutes', word: 'processingMinutes' },
] as const;

/** What few treatments need: preparation, and time in which colour or a mask works while its person is free. */
export function LineTiming({ line, errorOf, onChange }: LineTimingProps) {
  const t = useTranslations('venue.services');
  // Asked once: who empties a number to write another one still needs to see it.
  const [wasTold] = useState(() => Boolean(line.buffer_before) || line.processing_from !== null);
  const isWrong = fields.some(({ field }) => errorOf(field) !== undefined);
  return (
    <details open={wasTold || isWrong || undefined} className="rounded-control inset-ring inset-ring-line">
      <summary className="flex min-h-11 items-center rounded-control px-4 text-15 font-strong text-lapis">
        {t('timing')}
      </summary>
      <div className="grid gap-3 p-4 pt-2">
        <p className="text-13 text-ink-soft">{t('timingText')}</p>
        <div className="grid gap-3 md:grid-cols-3">
          {fields.map(({ field, word }) => (
            <NumberField
              key={field}
              label={t(word)}
              name={field}
              value={line[field]}
              error={errorOf(field)}
              onChange={(value) => onChange({ [field]: value })}
            />
          ))}
        </div>
      </div>
    </details>
  );
}
