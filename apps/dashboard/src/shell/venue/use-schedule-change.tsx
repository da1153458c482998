import type { AffectedBooking } from '@tajmeelspot/contract/booking/affected.ts';
import type { Resolution } from '@tajmeelspot/contract/scheduling.ts';
import { type ReactNode, useState } from 'react';
import { AffectedDialog } from '../../booking/affected-dialog.tsx';
import { type SaveState, useSave } from './use-save.ts';

/** How a change of a schedule is sent. */
export type SendChange = (decided: { resolutions: Resolution[]; dry_run: boolean }) => Promise<{
  message: string;
  data: { affected: AffectedBooking[] };
}>;

type PendingChange = { readonly send: SendChange; readonly after: (() => void) | undefined };

/**
 * Makes changes that may break bookings: what a change would break is asked first, and where it breaks some, nothing is
 * changed before somebody has said what becomes of each.
 */
export function useScheduleChange(options: { readonly isQuiet?: boolean } = {}): SaveState & {
  readonly change: (send: SendChange, after?: () => void) => void;
  readonly dialog: ReactNode;
} {
  const [pending, setPending] = useState<PendingChange & { readonly affected: readonly AffectedBooking[] }>();
  const { save, ...saving } = useSave(async ({ send, resolutions }: PendingChange & { resolutions: Resolution[] }) => {
    if (resolutions.length > 0) return { isOpen: false, ...(await send({ resolutions, dry_run: false })) };
    const dryRun = await send({ resolutions: [], dry_run: true });
    if (dryRun.data.affected.length > 0) return { isOpen: true, ...dryRun };
    return { isOpen: false, ...(await send({ resolutions: [], dry_run: false })) };
  }, options);
  const sendChange = (change: PendingChange, resolutions: Resolution[]) =>
    save({ ...change, resolutions }, ({ isOpen, data }) => {
      setPending(isOpen ? { ...change, affected: data.affected } : undefined);
      if (!isOpen) change.after?.();
    });
  const dialog = pending && (
    <AffectedDialog
      affected={pending.affected}
      saving={saving}
      onSend={(resolutions) => sendChange(pending, resolutions)}
      onClose={() => setPending(undefined)}
    />
  );
  return { ...saving, change: (send, after) => sendChange({ send, after }, []), dialog };
}
