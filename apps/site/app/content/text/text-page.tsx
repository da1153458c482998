import type { TextPage } from '@tajmeelspot/contract/content.ts';
import type { ReactNode } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { Blocks } from './blocks.tsx';
import { useDigits } from './use-digits.ts';

type TextPageProps = {
  readonly page: TextPage;
  /** What stands between the lead and the text, and after the text. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
};

/** A page of text: its title, what it is about, on wide screens its contents beside it. */
export function TextPage({ page: { title, lead, blocks }, before, after }: TextPageProps) {
  const toDigits = useDigits();
  return (
    <div className="wrap pt-7 lg:pt-14">
      <header className="max-w-172">
        <h1 className="text-28 md:text-36 lg:text-48">{toDigits(title)}</h1>
        {lead !== '' && <p className="mt-3 text-18 text-ink-soft">{toDigits(lead)}</p>}
      </header>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] lg:mt-12 lg:grid-cols-[minmax(0,1fr)_260px] lg:gap-16">
        <div className="min-w-0">
          {before}
          <article className="max-w-172 lg:text-18">
            <Blocks blocks={blocks} />
          </article>
          {after}
        </div>
        <Contents blocks={blocks} />
      </div>
    </div>
  );
}

/** Fewer headings need no list of them. */
const fewestHeadings = 3;

function Contents({ blocks }: Pick<TextPage, 'blocks'>) {
  const t = useTranslations('content');
  const toDigits = useDigits();
  const headings = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block] : []));
  if (headings.length < fewestHeadings) return null;
  return (
    <nav aria-labelledby="contents" className="max-lg:hidden">
      <div className="sticky top-8 border-s border-line ps-6">
        <h2 id="contents" className="mb-2 text-15">
          {t('contents')}
        </h2>
        <ol className="grid text-15">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} className="block py-1.5 text-ink-soft hover:text-lapis hover:underline">
                {toDigits(text)}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
