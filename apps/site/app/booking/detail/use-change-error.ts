import { useTranslations } from 'use-intl/react';
import type { ChangeAnswer } from './booking-change.ts';

/** Why a change did not go through, as a sentence; undefined where it did or none was tried. */
export function useSetbackWords(answer: ChangeAnswer | undefined): string | undefined {
  const t = useTranslations('bookings.setback');
  if (!answer || answer.kind === 'changed') return undefined;
  if (answer.kind !== 'failed') return answer.message;
  return answer.message ?? t(answer.isOffline ? 'offline' : 'failed');
}
