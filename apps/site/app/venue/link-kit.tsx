import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import { inLanguage, useLanguage } from '../shell/language.ts';
import { useTranslations } from '../shell/messages/translations.tsx';
import { venuePath } from './venue-path.ts';

type LinkKitProps = { readonly slug: string; readonly address: string };

/** The short link of the page, and the way to its code and its print sheet. */
export function LinkKit({ slug, address }: LinkKitProps) {
  const t = useTranslations('venuePage.kit');
  const language = useLanguage();
  return (
    <section aria-label={t('title')} className="rounded-card bg-surface px-6 py-4 inset-ring inset-ring-line">
      <p className="font-strong wrap-anywhere">
        <bdi dir="ltr">{address.replace(/^https?:\/\//, '')}</bdi>
      </p>
      <Link
        to={inLanguage(language, `${venuePath(slug)}/poster`)}
        className="inline-flex min-h-11 items-center gap-1.5 text-15 text-lapis hover:underline"
      >
        {t('open')}
        <Icon name="chevron-end" isFlipped className="size-4" />
      </Link>
    </section>
  );
}
