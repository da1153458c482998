import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { isolated } from '../../shell/messages/isolated.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import { useClock } from '../../shell/use-clock.ts';
import { formatInstant } from '../format-instant.ts';

type OfflineStripProps = {
  /** When the server last answered, milliseconds. */
  readonly at: number;
};

/** Says that there is no connection, and how old is what is shown. */
export function OfflineStrip({ at }: OfflineStripProps) {
  const t = useTranslations('pass');
  const locale = useLocale();
  const clock = useClock();
  const time = clock ? formatInstant(locale, clock.date, new Date(at).toISOString()) : '';
  return (
    <output className="flex items-center justify-center gap-2 bg-sand px-4 py-2 text-13 font-strong text-ink-soft">
      <Icon name="offline" className="size-4" />
      <span>{t.rich('offline', { time, t: isolated })}</span>
    </output>
  );
}
