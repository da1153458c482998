import { useTranslations } from 'use-intl/react';
import type { NextTimes } from './service-card-view.ts';

/** Names the day of the next free times: today, tomorrow, or as the calendar calls it. */
export function useNextDay(): (next: NextTimes) => string {
  const t = useTranslations('card');
  return ({ day }) => ('near' in day ? t(day.near) : day.name);
}
