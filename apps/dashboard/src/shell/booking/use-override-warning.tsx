import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { OverrideKind } from '@tajmeelspot/contract/booking/overrides.ts';
import { lazy, type ReactNode, useState } from 'react';
import type { BookingStepInput } from './booking-steps.ts';

const OverrideDialog = lazy(async () => ({
  default: (await import('../../booking/override-dialog.tsx')).OverrideDialog,
}));

type MoveStepInput = Extract<BookingStepInput, { readonly verb: 'propose' | 'move' }>;
type Warning = { readonly step: MoveStepInput; readonly broken: readonly OverrideKind[] };

type OverrideWarningOptions = { readonly isBusy: boolean; readonly send: (step: BookingStepInput) => void };

/** Warns once before a move is made over the venue's own rules; `warn` says whether an error was that. */
export function useOverrideWarning({ isBusy, send }: OverrideWarningOptions): {
  readonly warn: (step: BookingStepInput, error: Error) => boolean;
  readonly warning: ReactNode;
} {
  const [shown, setShown] = useState<Warning>();
  const warn = (step: BookingStepInput, error: Error): boolean => {
    const broken = brokenRulesOf(error);
    if (step.verb !== 'move' || broken.length === 0) return false;
    setShown({ step, broken });
    return true;
  };
  const sendAnyway = ({ step, broken }: Warning) => {
    setShown(undefined);
    send({ ...step, time: { ...step.time, override: [...broken] } });
  };
  const warning = shown && (
    <OverrideDialog
      broken={shown.broken}
      customerName={shown.step.booking.customer_name}
      isBusy={isBusy}
      errorMessage={undefined}
      onSend={() => sendAnyway(shown)}
      onClose={() => setShown(undefined)}
    />
  );
  return { warn, warning };
}

/** The rules that an entry would be placed over, where the server has warned of them. */
export const brokenRulesOf = (error: Error | null): readonly OverrideKind[] =>
  error instanceof ApiError && error.body?.code === 'override_needed' ? (error.body.broken ?? []) : [];
