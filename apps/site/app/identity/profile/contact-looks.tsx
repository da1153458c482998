import type { ContactLook } from '@tajmeelspot/contract/privacy.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Locale } from '@tajmeelspot/language/locale.ts';
import { useLocale } from '../../shell/locale.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';

/** Who at which venue has looked at the reader's number, the newest first. */
export function ContactLooks({ looks }: { readonly looks: readonly ContactLook[] }) {
  const t = useTranslations('profile.looks');
  const locale = useLocale();
  return (
    <section className="grid gap-4 rounded-panel bg-surface p-5 inset-ring inset-ring-line lg:p-8">
      <h2 className="text-20">{t('title')}</h2>
      <p className="text-15 text-ink-soft">{t('lead')}</p>
      {looks.length === 0 ? (
        <p className="text-15">{t('none')}</p>
      ) : (
        <ul className="grid gap-3 text-15">
          {looks.map(({ booking_id: id, venue, by, at, booking_date: day }) => (
            <li key={`${id} ${at} ${by}`}>
              <bdi>{venue}</bdi> · <bdi>{by}</bdi>
              <span className="block text-13 text-ink-soft">
                <bdi>{timeOf(locale, at)}</bdi> · {t('booking', { day: formatDay(locale, day, 'short') })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function timeOf(locale: Locale, at: string): string {
  const { date, time } = inBaghdad(at);
  return `${formatDay(locale, date, 'short')} ${formatTime(locale, time)}`;
}
