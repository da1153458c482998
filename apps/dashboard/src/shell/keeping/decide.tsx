import type { AffectedBooking } from '@tajmeelspot/contract/booking/affected.ts';
import type { Resolution } from '@tajmeelspot/contract/schedules.ts';
import { type ReactNode, useState } from 'react';
import { AffectedDialog } from '../../keeping/affected-dialog.tsx';
import { type Saving, useSave } from './save.ts';

/** How a change of a schedule is sent. */
export type SendChange = (decided: { resolutions: Resolution[]; dry_run: boolean }) => Promise<{
  message: string;
  data: { affected: AffectedBooking[] };
}>;

type Change = { readonly send: SendChange; readonly after: (() => void) | undefined };

/**
 * Makes changes that may break bookings: what a change would break is asked first, and where it breaks some, nothing is
 * changed before somebody has said what becomes of each.
 */
export function useDecision(manner: { readonly isQuiet?: boolean } = {}): Saving & {
  readonly decide: (send: SendChange, after?: () => void) => void;
  readonly over: ReactNode;
} {
  const [asked, setAsked] = useState<Change & { readonly affected: readonly AffectedBooking[] }>();
  const { save, ...saving } = useSave(async ({ send, resolutions }: Change & { resolutions: Resolution[] }) => {
    if (resolutions.length > 0) return { isOpen: false, ...(await send({ resolutions, dry_run: false })) };
    const tried = await send({ resolutions: [], dry_run: true });
    if (tried.data.affected.length > 0) return { isOpen: true, ...tried };
    return { isOpen: false, ...(await send({ resolutions: [], dry_run: false })) };
  }, manner);
  const take = (change: Change, resolutions: Resolution[]) =>
    save({ ...change, resolutions }, ({ isOpen, data }) => {
      setAsked(isOpen ? { ...change, affected: data.affected } : undefined);
      if (!isOpen) change.after?.();
    });
  const over = asked && (
    <AffectedDialog
      affected={asked.affected}
      saving={saving}
      onSend={(resolutions) => take(asked, resolutions)}
      onClose={() => setAsked(undefined)}
    />
  );
  return { ...saving, decide: (send, after) => take({ send, after }, []), over };
}
