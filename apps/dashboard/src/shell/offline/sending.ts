import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useConnection } from '../connection.ts';
import { say } from '../notices.tsx';
import { queries } from '../queries.ts';
import { readWaiting, sendWaiting, useWaitingTasks } from './waiting.ts';

/** A server that is busy is asked again after so many milliseconds. */
const againMs = 20_000;

/** Sends what waits at a house as soon as there is a connection, and says so. */
export function useSending(house: number): void {
  const t = useTranslations('dashboard.queue');
  const { isThere } = useConnection();
  const due = useWaitingTasks([house]).filter(({ fault }) => !fault).length;
  useEffect(() => void readWaiting(), []);
  useEffect(() => {
    if (!isThere || due === 0) return undefined;
    const work = async () => {
      const count = await sendWaiting([house]);
      if (count > 0) say(t('sent', { count }));
      await queries.invalidateQueries({ queryKey: ['agenda'] });
    };
    void work();
    const timer = setInterval(() => void work(), againMs);
    return () => clearInterval(timer);
  }, [house, isThere, due, t]);
}
