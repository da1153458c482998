import { useEffect, useState } from 'react';

/** The time (milliseconds since 1970) by a clock that is so far ahead of this one, told anew every so many seconds. */
export function useNow(skewMs: number, everySeconds = 15): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everySeconds * 1000);
    return () => clearInterval(timer);
  }, [everySeconds]);
  return now + skewMs;
}
