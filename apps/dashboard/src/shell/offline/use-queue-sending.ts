import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useConnection } from './connection.ts';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { queryClient } from '../query-client.ts';
import { readQueue, sendQueue, useQueuedTasks } from './queue.ts';

/** Milliseconds after which a busy server is asked again. */
const retryMs = 20_000;

/** Sends what waits at a venue as soon as there is a connection, and says so. */
export function useQueueSending(venueId: number): void {
  const t = useTranslations('dashboard.queue');
  const { isOnline } = useConnection();
  const due = useQueuedTasks([venueId]).filter(({ problem }) => !problem).length;
  useEffect(() => void readQueue(), []);
  useEffect(() => {
    if (!isOnline || due === 0) return undefined;
    const work = async () => {
      const count = await sendQueue([venueId]);
      if (count > 0) toast(t('sent', { count }));
      // What is paid is in the till, too.
      for (const kind of ['agenda', 'till']) await queryClient.invalidateQueries({ queryKey: [kind] });
    };
    void work();
    const timer = setInterval(() => void work(), retryMs);
    return () => clearInterval(timer);
  }, [venueId, isOnline, due, t]);
}
