import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Link } from 'react-router';
import { type TranslationKey, useTranslations } from '../../shell/messages/translations.tsx';
import { inLanguage, useLanguage } from '../../shell/language.ts';

type NextStepLink = readonly [label: TranslationKey<'content.steps'>, path: string];

/** What a reader may want to do after a page, by the slug of the page. */
const links: Readonly<Record<string, readonly NextStepLink[]>> = {
  'register-professional': [
    ['signUp', '/professionalsignup'],
    ['logIn', '/professionallogin'],
  ],
  partners: [['register', '/register-professional']],
  pricing: [['register', '/register-professional']],
  'business-terms': [['register', '/register-professional']],
  support: [
    ['contact', '/contact'],
    ['status', '/status'],
  ],
  careers: [['contact', '/contact']],
  app: [['services', '/services']],
  'gift-card': [['services', '/services']],
};

/** The way on from a page of text. */
export function NextSteps({ slug }: { readonly slug: string }) {
  const t = useTranslations('content.steps');
  const language = useLanguage();
  const ownLinks = links[slug] ?? [];
  if (ownLinks.length === 0) return null;
  return (
    <div className="mt-10 flex flex-wrap gap-3">
      {ownLinks.map(([label, path], index) => (
        <Link
          key={path}
          to={inLanguage(language, path)}
          className={buttonClass({ kind: index === 0 ? 'primary' : 'outline' })}
        >
          {t(label)}
        </Link>
      ))}
    </div>
  );
}
