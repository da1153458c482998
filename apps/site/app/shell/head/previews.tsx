import { useHref, useLocation } from 'react-router';
import { useLanguage } from '../language.ts';
import { alternatesOf } from './canonical-path.ts';
import type { PageHead } from './page-head.ts';

const locales = { en: 'en_GB', ar: 'ar_IQ', ckb: 'ckb_IQ' };

type PreviewsProps = { readonly head: PageHead; readonly origin: string; readonly address: string };

/** The page in its other languages, what a preview of it shows, and what it is about. */
export function Previews({ head: { title, description, image, schema }, origin, address }: PreviewsProps) {
  const { pathname } = useLocation();
  const language = useLanguage();
  // Addresses of paths within the site begin with the base path.
  const base = useHref('/').replace(/\/$/, '');
  const alternates = alternatesOf(pathname).map((other) => ({
    language: other.language,
    href: origin + base + (other.path === '/' ? '/' : other.path),
  }));
  const picture = origin + (image ?? `${base}/icons/preview.png`);
  const properties = {
    'og:site_name': 'TajmeelSpot',
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': origin + address,
    'og:locale': locales[language],
    'og:image': picture,
  };
  return (
    <>
      {alternates.map((other) => (
        <link key={other.language} rel="alternate" hrefLang={other.language} href={other.href} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={alternates[0]?.href} />
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      {schema && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScript(schema) }} />}
    </>
  );
}

/** JSON that cannot end the script it stands in. */
const toScript = (schema: object): string => JSON.stringify(schema).replaceAll('<', '\\u003c');
