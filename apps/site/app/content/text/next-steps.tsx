import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { inLanguage, useLanguage } from '../../shell/language.ts';

/** What a reader may want to do after a page, by its slug; the key of the words, then the address. */
const steps: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
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
  const own = steps[slug] ?? [];
  if (own.length === 0) return null;
  return (
    <div className="mt-10 flex flex-wrap gap-3">
      {own.map(([key, path], place) => (
        <Link
          key={path}
          to={inLanguage(language, path)}
          className={buttonClass({ kind: place === 0 ? 'primary' : 'outline' })}
        >
          {t(key)}
        </Link>
      ))}
    </div>
  );
}
