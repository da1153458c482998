import type { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import { NewsletterField } from '../newsletter/newsletter-field.tsx';
import { type ComponentType, type ComponentProps, useEffect, useRef, useState } from 'react';
import { useHref } from 'react-router';
import { useTranslations } from '../messages/translations.tsx';
import { inLanguage, useLanguage } from '../language.ts';

type NewsletterSectionProps = { readonly Form: ComponentType<ComponentProps<typeof NewsletterForm>> | undefined };

/** The newsletter's form. Until its script is there it leads to the page of the newsletter; no address holds the email. */
export function NewsletterSection({ Form }: NewsletterSectionProps) {
  const t = useTranslations('shell.newsletter');
  const action = useHref(inLanguage(useLanguage(), '/newsletter'));
  const [typed, setTyped] = useState('');
  const [hasFocus, setHasFocus] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The HTML took letters before there was a script.
    setTyped(field.current?.value ?? '');
    setHasFocus(field.current !== null && document.activeElement === field.current);
  }, []);
  return (
    <div className="mb-6 grid gap-x-10 gap-y-3 border-b border-on-field-line pb-4 lg:mb-12 lg:grid-cols-[1fr_520px] lg:pb-12">
      <div>
        <h2 className="text-22 text-on-field">{t('title')}</h2>
        <p className="mt-1 max-md:sr-only">{t('text')}</p>
      </div>
      {Form ? (
        <Form look="dark" typed={typed} hasFocus={hasFocus} />
      ) : (
        <form action={action} data-newsletter="" className="min-w-0 pb-8">
          <NewsletterField
            field={field}
            look="dark"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onFocus={() => setHasFocus(true)}
            onBlur={() => setHasFocus(false)}
          />
        </form>
      )}
    </div>
  );
}
