import { useEffect, useState } from 'react';

/** The time (milliseconds since 1970) by a clock that is `skewMs` ahead of this device's, updated every `everySeconds`. */
export function useNow(skewMs: number, everySeconds = 15): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everySeconds * 1000);
    return () => clearInterval(timer);
  }, [everySeconds]);
  return now + skewMs;
}
