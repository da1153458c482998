import type { AboutContent } from '@tajmeelspot/contract/content.ts';
import { formatRating } from '@tajmeelspot/language/numbers.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Khatam } from '@tajmeelspot/ui/khatam.tsx';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { useLocale } from '../../shell/locale.ts';
import { useDigits } from '../text/use-digits.ts';

/** What the marketplace says of itself. */
export function AboutPage({ about }: { readonly about: AboutContent }) {
  const t = useTranslations('about');
  const toDigits = useDigits();
  return (
    <>
      <div className="wrap grid items-center gap-8 pt-7 lg:grid-cols-[1fr_380px] lg:gap-20 lg:pt-16">
        <div>
          <h1 className="text-28 md:text-36 lg:text-48">{t('title')}</h1>
          <p className="mt-4 max-w-[60ch] text-18 lg:mt-6">{toDigits(about.who_is_tajmeelspot)}</p>
        </div>
        <Picture
          picture={about.mission_picture}
          alt=""
          sizes="(min-width: 1024px) 560px, 480px"
          isFirst
          className="arch mx-auto aspect-5/6 w-full max-w-[300px] lg:max-w-none"
        />
      </div>
      <Figures about={about} />
      <section className="wrap grid gap-8 pt-(--section) lg:grid-cols-3 lg:gap-14">
        {(['mission', 'vision', 'value'] as const).map((key) => (
          <div key={key} className="border-t-2 border-lapis pt-4">
            <h2 className="mb-2 text-22">{t(key)}</h2>
            <p className="text-ink-soft">{toDigits(about[key])}</p>
          </div>
        ))}
      </section>
      <Invitation text={toDigits(about.favorite_salon_message)} />
    </>
  );
}

function Figures({ about }: { readonly about: AboutContent }) {
  const t = useTranslations('about.figures');
  const locale = useLocale();
  const toDigits = useDigits();
  return (
    <section aria-label={t('label')} className="mt-(--section) bg-sand">
      <dl className="wrap grid grid-cols-2 gap-x-4 gap-y-8 py-10 lg:grid-cols-4 lg:py-14">
        <Figure label={t('rating', { reviews: toDigits(about.reviews) })}>
          <span className="flex items-center gap-2">
            <Khatam className="size-7 text-saffron" />
            <bdi>{formatRating(locale, about.rating)}</bdi>
          </span>
        </Figure>
        <Figure label={t('appointments')}>
          <bdi>{toDigits(about.appointments)}</bdi>
        </Figure>
        <Figure label={t('states')}>
          <bdi>{toDigits(about.states)}</bdi>
        </Figure>
        <Figure label={t('trusted')}>
          <bdi>{toDigits(about.trusted_by_users)}</bdi>
        </Figure>
      </dl>
    </section>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-15 text-ink-soft">{label}</dt>
      <dd className="text-36 font-head whitespace-nowrap text-lapis lg:text-48">{children}</dd>
    </div>
  );
}

function Invitation({ text }: { readonly text: string }) {
  const t = useTranslations('about');
  const language = useLanguage();
  return (
    <section className="wrap pt-(--section)">
      <div className="grid justify-items-start gap-5 rounded-panel bg-lapis-tint p-6 md:p-10">
        <p className="max-w-[46ch] text-22 font-strong text-balance">{text}</p>
        <div className="flex flex-wrap gap-3">
          <Link to={inLanguage(language, '/services')} className={buttonClass()}>
            {t('services')}
          </Link>
          <Link to={inLanguage(language, '/register-professional')} className={buttonClass({ kind: 'outline' })}>
            {t('register')}
          </Link>
        </div>
      </div>
    </section>
  );
}
