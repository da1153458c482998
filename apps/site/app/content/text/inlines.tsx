import type { Inline } from '@tajmeelspot/contract/content.ts';
import { Link } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { useDigits } from './use-digits.ts';

/** Runs of text with their emphasis and links. */
export function Inlines({ parts }: { readonly parts: readonly Inline[] }) {
  // They have no identity but their place, and never change it.
  // oxlint-disable-next-line react/no-array-index-key
  return parts.map((part, index) => <Run key={index} part={part} />);
}

function Run({ part: { kind, text: written, to = '' } }: { readonly part: Inline }) {
  const text = useDigits()(written);
  const t = useTranslations('content');
  const language = useLanguage();
  const look = 'font-strong text-lapis underline decoration-1 underline-offset-4 hover:decoration-2';
  if (kind === 'strong') return <strong className="font-[620]">{text}</strong>;
  if (kind === 'emphasis') return <em>{text}</em>;
  if (kind === 'text') return text;
  if (to.startsWith('/')) {
    return (
      <Link to={inLanguage(language, to)} className={look}>
        {text}
      </Link>
    );
  }
  if (to.startsWith('mailto:')) {
    return (
      <a href={to} className={look}>
        <bdi>{text}</bdi>
      </a>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={look}>
      {text}
      <span className="sr-only"> {t('newTab')}</span>
    </a>
  );
}
