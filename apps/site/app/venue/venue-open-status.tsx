import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { addDays } from '@tajmeelspot/language/dates.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { openStateAt, weekdayOf } from '../service/venue/open-state.ts';
import { isolated } from '../shell/messages/isolated.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useLocale } from '../shell/locale.ts';
import { useClock } from '../shell/use-clock.ts';
import { opensNext } from './opens-next.ts';

type VenueOpenStatusProps = { readonly page: Pick<VenuePage, 'availability' | 'special_days'> };

/** Whether one can go now, and if not, when again. The page is kept as bytes, so only the browser can say. */
export function VenueOpenStatus({ page }: VenueOpenStatusProps) {
  const now = useClock();
  const text = useOpenText(page);
  if (!now) return <li aria-hidden="true" className="min-h-6 rtl:min-h-7" />;
  const isOpen = openStateAt(page.availability, now, page.special_days).kind === 'open';
  return (
    <li className={`flex items-center gap-1.5 ${isOpen ? 'font-strong text-confirmed' : 'text-ink-soft'}`}>
      <Icon name="clock" className="size-4.5" />
      <span>{text(now)}</span>
    </li>
  );
}

function useOpenText({ availability: week, special_days: special }: VenueOpenStatusProps['page']) {
  const t = useTranslations('service');
  const tPage = useTranslations('venuePage');
  const locale = useLocale();
  return (now: { readonly date: string; readonly time: string }) => {
    const state = openStateAt(week, now, special);
    if (state.kind === 'open') return t.rich('openUntil', { time: formatTime(locale, state.until), t: isolated });
    if (state.kind === 'opens') return t.rich('opensAt', { time: formatTime(locale, state.at), t: isolated });
    const next = opensNext(week, special, now.date);
    if (!next) return t('closedNow');
    const time = formatTime(locale, next.time);
    if (next.date === addDays(now.date, 1)) return tPage.rich('opensTomorrow', { time, t: isolated });
    const day = week.find(({ weekday }) => weekday === weekdayOf(next.date))?.day;
    return tPage.rich('opensOn', { day: day ?? '', time, t: isolated });
  };
}
