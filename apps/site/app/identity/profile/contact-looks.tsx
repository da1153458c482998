import type { ContactLook } from '@tajmeelspot/contract/privacy.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Locale } from '@tajmeelspot/language/locale.ts';
import { Link } from 'react-router';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { useLocale } from '../../shell/locale.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';

/** Who at which venue has looked at the reader's number, the newest first. */
export function ContactLooks({ looks }: { readonly looks: readonly ContactLook[] }) {
  const t = useTranslations('profile.looks');
  const locale = useLocale();
  const language = useLanguage();
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
      <Link
        to={inLanguage(language, '/who-sees-what')}
        className="inline-flex min-h-11 items-center justify-self-start text-15 text-lapis hover:underline"
      >
        {t('all')}
      </Link>
    </section>
  );
}

function timeOf(locale: Locale, at: string): string {
  const { date, time } = inBaghdad(at);
  return `${formatDay(locale, date, 'short')} ${formatTime(locale, time)}`;
}
