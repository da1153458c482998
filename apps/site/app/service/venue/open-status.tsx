import type { Service } from '@tajmeelspot/contract/catalog.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { isolated } from '../../shell/messages/isolated.tsx';
import { useLocale } from '../../shell/locale.ts';
import { useClock } from '../../shell/use-clock.ts';
import { openStateAt } from './open-state.ts';

/** Whether it is open now. The page is kept as bytes, so only the browser can say; until then its place is empty. */
export function OpenStatus({ week }: { readonly week: Service['availability'] }) {
  const t = useTranslations('service');
  const locale = useLocale();
  const look = 'flex items-center gap-1.5';
  const now = useClock();
  if (!now) return <li aria-hidden="true" className={`${look} min-h-6 rtl:min-h-7`} />;
  const openState = openStateAt(week, now);
  if (openState.kind === 'open') {
    return (
      <li className={`${look} font-strong text-confirmed`}>
        <Icon name="clock" className="size-4.5" />
        <span>{t.rich('openUntil', { time: formatTime(locale, openState.until), t: isolated })}</span>
      </li>
    );
  }
  return (
    <li className={`${look} text-ink-soft`}>
      <Icon name="clock" className="size-4.5" />
      <span>
        {openState.kind === 'opens'
          ? t.rich('opensAt', { time: formatTime(locale, openState.at), t: isolated })
          : t(openState.kind === 'closed-today' ? 'closedToday' : 'closedNow')}
      </span>
    </li>
  );
}
