import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { Intervals } from '../service/venue/hours.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useLocale } from '../shell/locale.ts';

/** The days ahead on which other hours hold. */
export function SpecialDays({ days }: { readonly days: VenuePage['special_days'] }) {
  const t = useTranslations('venuePage');
  const locale = useLocale();
  if (days.length === 0) return null;
  return (
    <>
      <h3 className="mt-3 text-15">{t('specialDays')}</h3>
      <ul className="text-15 text-pending">
        {days.map((day) => (
          <li key={day.date} className="flex flex-wrap justify-between gap-x-3 py-1.25">
            <span>{formatDay(locale, day.date, 'full')}</span>
            <Intervals intervals={day.intervals} />
          </li>
        ))}
      </ul>
    </>
  );
}
