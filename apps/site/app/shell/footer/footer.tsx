import { toDigits } from '@tajmeelspot/language/numbers.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Logo } from '@tajmeelspot/ui/logo.tsx';
import { Link } from 'react-router';
import { useTranslations } from '../messages/translations.tsx';
import { inLanguage, useLanguage } from '../language.ts';
import { useLocale } from '../locale.ts';
import { footerColumns } from '../navigation.ts';
import { RepeatedPart } from '../repeated/repeated-part.tsx';
import { NewsletterSection } from './newsletter-section.tsx';
import { SocialAndInstallLinks } from './social-and-install-links.tsx';
import { useScriptedParts } from './use-scripted-parts.ts';

/** The bottom of every page. What it needs a script for is loaded once it comes near the screen. */
export function Footer({ year }: { readonly year: string }) {
  const t = useTranslations('shell');
  const locale = useLocale();
  const [parts, footer] = useScriptedParts();
  return (
    <footer
      ref={footer}
      className="mt-(--section) bg-lapis-deep pt-8 pb-6 text-15 text-on-lapis-soft [--logo-hole:var(--lapis-deep)] [--logo-mark:var(--on-field)] lg:pt-16 lg:pb-9"
    >
      <div className="wrap">
        <NewsletterSection Form={parts?.NewsletterForm} />
        <RepeatedPart
          as="div"
          className="grid pb-6 lg:grid-cols-[1.5fr_repeat(4,1fr)] lg:gap-8 lg:pb-12"
          name="footer"
          part={FooterColumns}
          props={{}}
        />
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

function FooterColumns() {
  const t = useTranslations('shell');
  return (
    <>
      <div className="max-lg:pb-4">
        <Logo className="text-on-field" />
        <p className="mt-3 max-w-[28ch] max-md:hidden">{t('page.description')}</p>
      </div>
      {footerColumns.map((column) => (
        <LinkGroup key={column.title} {...column} />
      ))}
    </>
  );
}

type LinkGroupProps = (typeof footerColumns)[number];

/** Links under one name: folded away on phones, open on wide screens. */
function LinkGroup({ title, links }: LinkGroupProps) {
  const t = useTranslations('shell');
  const language = useLanguage();
  return (
    <nav aria-labelledby={`footer-${title}`}>
      <details className="group border-t border-on-field-line lg:border-0 lg:details-content:[content-visibility:visible]">
        <summary className="flex min-h-12 items-center justify-between focus-visible:outline-on-field lg:pointer-events-none lg:min-h-0">
          <h2 id={`footer-${title}`} className="text-15 text-on-field lg:mb-1.5">
            {t(`footer.${title}`)}
          </h2>
          <Icon name="chevron-down" className="size-4.5 group-open:-scale-y-100 lg:hidden" />
        </summary>
        {links.map(([key, path]) => (
          <Link
            key={key}
            to={inLanguage(language, path)}
            className="flex min-h-11 items-center underline-offset-4 hover:text-on-field hover:underline focus-visible:outline-on-field lg:min-h-9"
          >
            {t(`footer.${key}`)}
          </Link>
        ))}
      </details>
    </nav>
  );
}
