import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import { inLanguage, useLanguage } from '../../shell/language.ts';

type SectionHeadProps = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Whether the text is left out on phones. */
  readonly isShort?: boolean;
  /** Where the rest of it is: a path without its language. */
  readonly more?: { readonly to: string; readonly label: string };
};

/** Title of a section of the home page, what it shows, and the way to all of it. */
export function SectionHead({ id, title, text, isShort = false, more }: SectionHeadProps) {
  const language = useLanguage();
  return (
    <div className="mb-3.5 flex items-end gap-4 md:mb-7">
      <div className="me-auto min-w-0">
        <h2 id={id} className="text-22 md:text-28">
          {title}
        </h2>
        <p className={`mt-0.5 text-ink-soft max-md:text-13 md:mt-1 ${isShort ? 'max-md:sr-only' : ''}`}>{text}</p>
      </div>
      {more && (
        <Link
          to={inLanguage(language, more.to)}
          className="flex min-h-11 items-center gap-1.5 font-strong whitespace-nowrap text-lapis hover:underline max-md:text-15"
        >
          {more.label}
          <Icon name="chevron-end" isFlipped className="max-md:size-4" />
        </Link>
      )}
    </div>
  );
}
