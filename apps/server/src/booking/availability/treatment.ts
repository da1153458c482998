import type { Interval } from '#app/venues/rules.ts';

/** One treatment as time, in minutes. */
export type TreatmentTiming = {
  readonly durationMinutes: number;
  readonly bufferBeforeMinutes: number;
  readonly bufferAfterMinutes: number;
  /** While it works by itself, counted from its start: then the employee is free for somebody else. */
  readonly processing: Interval | null;
};

/** When the employee is at work on it, counted from its start. */
export function handsOn({ durationMinutes, processing }: TreatmentTiming): Interval[] {
  if (!processing) return [{ from: 0, to: durationMinutes }];
  return [
    { from: 0, to: processing.from },
    { from: processing.to, to: durationMinutes },
  ];
}

/** What nobody else can have of the employee, counted from its start: hands on, with the buffers at both ends. */
export function blocks(treatment: TreatmentTiming): Interval[] {
  const parts = handsOn(treatment);
  return parts.map(({ from, to }, index) => ({
    from: index === 0 ? from - treatment.bufferBeforeMinutes : from,
    to: index === parts.length - 1 ? to + treatment.bufferAfterMinutes : to,
  }));
}
