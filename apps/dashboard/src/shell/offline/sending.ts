import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useConnection } from './connection.ts';
import { toast } from '@tajmeelspot/ui/toasts.tsx';
import { queries } from '../queries.ts';
import { readQueue, sendQueue, useQueuedTasks } from './waiting.ts';

/** A server that is busy is asked again after so many milliseconds. */
const againMs = 20_000;

/** Sends what waits at a venue as soon as there is a connection, and says so. */
export function useSending(venueId: number): void {
  const t = useTranslations('dashboard.queue');
  const { isThere } = useConnection();
  const due = useQueuedTasks([venueId]).filter(({ problem }) => !problem).length;
  useEffect(() => void readQueue(), []);
  useEffect(() => {
    if (!isThere || due === 0) return undefined;
    const work = async () => {
      const count = await sendQueue([venueId]);
      if (count > 0) toast(t('sent', { count }));
      await queries.invalidateQueries({ queryKey: ['agenda'] });
    };
    void work();
    const timer = setInterval(() => void work(), againMs);
    return () => clearInterval(timer);
  }, [venueId, isThere, due, t]);
}
