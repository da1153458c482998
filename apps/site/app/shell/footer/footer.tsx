import { toDigits } from '@tajmeelspot/language/numbers.ts';
import { Logo } from '@tajmeelspot/ui/logo.tsx';
import { Link } from 'react-router';
import { useTranslations } from '../messages/translations.tsx';
import { inLanguage, useLanguage } from '../language.ts';
import { useLocale } from '../locale.ts';
import { footerColumns } from '../navigation.ts';
import { NewsletterSection } from './newsletter-section.tsx';
import { SocialAndInstallLinks } from './social-and-install-links.tsx';
import { useScriptedParts } from './use-scripted-parts.ts';

/** The bottom of every page. What it needs a script for is loaded once it comes near the screen. */
export function Footer({ year }: { readonly year: string }) {
  const t = useTranslations('shell');
  const language = useLanguage();
  const locale = useLocale();
  const [parts, footer] = useScriptedParts();
  return (
    <footer
      ref={footer}
      className="mt-(--section) bg-lapis-deep pt-10 pb-7 text-15 text-on-lapis-soft [--logo-hole:var(--lapis-deep)] [--logo-mark:var(--on-field)] lg:pt-16 lg:pb-9"
    >
      <div className="wrap">
        <NewsletterSection Form={parts?.NewsletterForm} />
        <div className="grid grid-cols-2 gap-x-4 gap-y-7 pb-8 lg:grid-cols-[1.5fr_repeat(4,1fr)] lg:gap-8 lg:pb-12">
          <div className="max-lg:col-span-2">
            <Logo className="text-on-field" />
            <p className="mt-3 max-w-[28ch]">{t('page.description')}</p>
          </div>
          {footerColumns.map(({ title, links }) => (
            <nav key={title} aria-labelledby={`footer-${title}`}>
              <h2 id={`footer-${title}`} className="mb-1.5 text-15 text-on-field">
                {t(`footer.${title}`)}
              </h2>
              {links.map(([key, path]) => (
                <Link
                  key={key}
                  to={inLanguage(language, path)}
                  className="flex min-h-11 items-center underline-offset-4 hover:text-on-field hover:underline focus-visible:outline-on-field lg:min-h-9"
                >
                  {t(`footer.${key}`)}
                </Link>
              ))}
            </nav>
          ))}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-5 border-t border-on-field-line pt-6">
          <bdi>{t('footer.copyright', { years: toDigits(locale, `2024–${year}`) })}</bdi>
          <SocialAndInstallLinks />
          {parts ? (
            <div className="flex flex-wrap gap-3">
              <parts.NumbersChoice />
              <parts.ThemeChoice />
            </div>
          ) : (
            <span className="h-13 w-full max-w-110 noscript:hidden" />
          )}
        </div>
      </div>
    </footer>
  );
}
