import { Khatam } from '@tajmeelspot/ui/khatam.tsx';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
import { Pill } from '@tajmeelspot/ui/pill.tsx';
import { Link } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { ClockTime } from '../../catalog/clock-time.tsx';
import type { ServiceCardView } from '../../catalog/service-card-view.ts';
import { useNextDay } from '../../catalog/use-next-day.ts';
import { inLanguage, useLanguage } from '../../shell/language.ts';

const systems = ['iPhone', 'Android'];

/** How the site comes to the home screen of a phone. */
export function AppBlock({ service }: { readonly service: ServiceCardView | undefined }) {
  const t = useTranslations('home.app');
  const language = useLanguage();
  return (
    <section aria-labelledby="app-title" className="wrap pt-(--section)">
      <div className="relative isolate grid gap-7 overflow-hidden rounded-panel bg-linear-160 from-field to-field-deep px-5 pt-6 text-on-field lg:grid-cols-[1fr_420px] lg:items-end lg:px-16 lg:pt-0">
        <div className="lattice mask-[linear-gradient(to_left,#000,transparent_80%)]" />
        <div className="lg:self-center lg:py-16">
          <h2 id="app-title" className="text-22 max-md:mb-4 lg:text-36">
            {t('title')}
          </h2>
          <p className="mt-2.5 mb-5 max-w-[44ch] text-on-field-soft max-md:sr-only">{t('text')}</p>
          <p className="flex flex-wrap gap-2.5 max-md:pb-6 max-lg:pb-1">
            {systems.map((system) => (
              <Link
                key={system}
                to={inLanguage(language, '/app')}
                className="flex min-h-13 items-center gap-2.5 rounded-card bg-on-field-tint px-4 py-1 inset-ring inset-ring-on-field-line hover:bg-on-field-line focus-visible:outline-on-field"
              >
                <Khatam className="text-[24px]" />
                <span className="leading-tight">
                  <small className="block text-13">{t('install')}</small>
                  <bdi className="block font-strong">{system}</bdi>
                </span>
              </Link>
            ))}
          </p>
        </div>
        {service && <Phone service={service} />}
      </div>
    </section>
  );
}

/** A picture of a phone with the app on it; the service in it stands on the page in words already. */
function Phone({ service: { title, picture, venue, city, nextSlots } }: { readonly service: ServiceCardView }) {
  const t = useTranslations('home.app');
  const nameDay = useNextDay();
  return (
    <div
      aria-hidden="true"
      className="w-62 justify-self-center rounded-t-[34px] bg-lapis-deep max-md:hidden p-2.25 pb-0 inset-ring inset-ring-on-field-line lg:w-70"
    >
      <div className="h-67 overflow-hidden rounded-t-[26px] bg-ground px-3.5 pt-4 text-ink lg:h-79">
        <span className="block text-13 text-ink-soft">{t('next')}</span>
        {nextSlots && (
          <span className="mb-2.5 block text-18 font-head">
            {nameDay(nextSlots)} <ClockTime time={nextSlots.times[0] ?? ''} />
          </span>
        )}
        <span className="block h-28 overflow-hidden rounded-card">
          <Picture picture={picture} alt="" sizes="240px" className="size-full object-[50%_70%]" />
        </span>
        <span className="mt-3 block truncate font-strong">{`${venue} · ${city}`}</span>
        <span className="block truncate text-13 text-ink-soft">{title}</span>
        <span className="mt-3 flex">
          <Pill icon="check">{t('confirmed')}</Pill>
        </span>
      </div>
    </div>
  );
}
