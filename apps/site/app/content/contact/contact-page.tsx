import { formatTime } from '@tajmeelspot/language/clock.ts';
import { Icon, type IconName } from '@tajmeelspot/ui/icon.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { useLocale } from '../../shell/locale.ts';

/** How to reach the operator; the form is the caller's. */
export function ContactPage({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('contact');
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 pt-7 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-20 lg:pt-14">
      <div>
        <h1 className="text-28 md:text-36 lg:text-48">{t('title')}</h1>
        <p className="mt-3 mb-7 max-w-[56ch] text-18 text-ink-soft">{t('lead')}</p>
        <noscript>
          <p className="mb-4 rounded-control bg-pending-tint p-4 text-15 text-pending">{t('needsScript')}</p>
        </noscript>
        {children}
      </div>
      <aside className="grid content-start gap-5 lg:pt-4">
        <OpeningHours />
        <Help />
        <Social />
      </aside>
    </div>
  );
}

const card = 'rounded-card bg-surface px-6 py-5 inset-ring inset-ring-line';

const officeHours = [
  ['weekdays', '09:00', '23:00'],
  ['saturday', '09:00', '22:00'],
] as const;

function OpeningHours() {
  const t = useTranslations('contact.hours');
  const locale = useLocale();
  return (
    <section className={card}>
      <h2 className="mb-2 text-18">{t('title')}</h2>
      <dl className="grid gap-1">
        {officeHours.map(([days, from, to]) => (
          <div key={days} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{t(days)}</dt>
            <dd className="whitespace-nowrap">
              <bdi>{formatTime(locale, from)}</bdi> – <bdi>{formatTime(locale, to)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-13 text-ink-soft">{t('zone')}</p>
    </section>
  );
}

function Help() {
  const t = useTranslations('contact.help');
  return (
    <section className={card}>
      <h2 className="mb-1 text-18">{t('title')}</h2>
      <ul>
        <HelpLink icon="note" path="/support">
          {t('support')}
        </HelpLink>
        <HelpLink icon="chart" path="/status">
          {t('status')}
        </HelpLink>
        <HelpLink icon="calendar" path="/my_booking">
          {t('bookings')}
        </HelpLink>
      </ul>
    </section>
  );
}

function HelpLink({ icon, path, children }: { icon: IconName; path: string; children: ReactNode }) {
  const language = useLanguage();
  return (
    <li>
      <Link
        to={inLanguage(language, path)}
        className="flex min-h-11 items-center gap-3 hover:text-lapis hover:underline"
      >
        <Icon name={icon} className="text-ink-soft" />
        {children}
      </Link>
    </li>
  );
}

/** Where the footer's link to social networks leads. */
function Social() {
  const t = useTranslations('contact.social');
  return (
    <section id="social" className={`scroll-mt-6 ${card}`}>
      <h2 className="mb-1 text-18">{t('title')}</h2>
      <p className="text-15 text-ink-soft">{t('text')}</p>
      <ul>
        <HelpLink icon="mail" path="/newsletter">
          {t('newsletter')}
        </HelpLink>
      </ul>
    </section>
  );
}
