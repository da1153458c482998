import { useTranslations } from '../../shell/messages/translations.tsx';
import type { ChangeBookingOutcome } from './booking-change.ts';

/** Why a change did not go through, as a sentence; undefined where it did or none was tried. */
export function useChangeError(outcome: ChangeBookingOutcome | undefined): string | undefined {
  const t = useTranslations('bookings.errors');
  if (!outcome || outcome.kind === 'changed') return undefined;
  if (outcome.kind !== 'failed') return outcome.message;
  return outcome.message ?? t(outcome.isOffline ? 'offline' : 'failed');
}
