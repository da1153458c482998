import { formatTime } from '@tajmeelspot/language/clock.ts';
import { useLocale } from '../shell/locale.ts';

/**
 * A time of day HH:MM by the reader's clock. A page from the server has twelve hours for everybody: until it is drawn in
 * the browser, the attribute is shown instead where the device has chosen twenty-four.
 */
export function ClockTime({ time, className = '' }: { readonly time: string; readonly className?: string }) {
  const locale = useLocale();
  return (
    <bdi data-time={time} className={`whitespace-nowrap ${className}`}>
      {formatTime(locale, time)}
    </bdi>
  );
}
