import type { Procedure, ProcedureFields } from '@tajmeelspot/contract/operator/procedures.ts';

/** A procedure while it is written on: spellings are lines of a text. */
export type ProcedureDraft = Omit<ProcedureFields, 'spellings' | 'signals'> & {
  readonly spellings: string;
  readonly signals: string;
};

/** A procedure as it can be written on. */
export const draftOf = ({ name, spellings, signals, ...rest }: Procedure): ProcedureDraft => ({
  name: { en: name.en ?? '', ar: name.ar ?? '', ckb: name.ckb ?? '' },
  licence_class: rest.licence_class,
  duration: rest.duration,
  from_iqd: rest.from_iqd,
  to_iqd: rest.to_iqd,
  spellings: spellings.join('\n'),
  signals: signals.join('\n'),
});

/** A procedure as it is sent. */
export const toProcedureFields = ({ spellings, signals, ...rest }: ProcedureDraft): ProcedureFields => ({
  ...rest,
  spellings: linesOf(spellings),
  signals: linesOf(signals),
});

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,،]/)
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];
