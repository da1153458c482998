import { Price } from '@tajmeelspot/ui/price.tsx';
import { Link } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { servicePath } from '../../catalog/service-card-view.ts';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { findTyped } from './find-typed.ts';
import type { BoxLine } from './popular-box.ts';

type PopularServiceLinkProps = { readonly service: BoxLine; readonly typed: string };

/** A service of a box. Where only its description has what is typed, that is shown as well. */
export function PopularServiceLink({
  service: { id, title, description, venue, city, price },
  typed,
}: PopularServiceLinkProps) {
  const t = useTranslations('card');
  const language = useLanguage();
  const isInTitle = findTyped(title, typed) !== undefined;
  return (
    <li>
      <Link
        to={inLanguage(language, servicePath(id))}
        className="group grid min-h-15 grid-cols-[1fr_auto] gap-x-4 py-2.5 text-15 -outline-offset-2"
      >
        <span className="truncate font-strong group-hover:underline">
          <Marked text={title || t('untitled')} typed={typed} />
        </span>
        <Price iqd={price} className="font-strong" />
        <span className="col-span-2 truncate text-13 text-ink-soft">{t('location', { district: venue, city })}</span>
        {!isInTitle && <Excerpt text={description} typed={typed} />}
      </Link>
    </li>
  );
}

/** This many letters before what is typed stay, so that it is seen on a narrow screen. */
const leadingLetters = 24;

function Excerpt({ text, typed }: { readonly text: string; readonly typed: string }) {
  const range = findTyped(text, typed);
  if (!range) return null;
  const start = range.from > leadingLetters ? text.indexOf(' ', range.from - leadingLetters) + 1 : 0;
  return (
    <span className="col-span-2 truncate text-13 text-ink-soft">
      {start > 0 && '… '}
      <Marked text={text.slice(Math.min(start, range.from))} typed={typed} />
    </span>
  );
}

function Marked({ text, typed }: { readonly text: string; readonly typed: string }) {
  const range = findTyped(text, typed);
  if (!range) return text;
  return (
    <>
      {text.slice(0, range.from)}
      <mark className="rounded-small bg-saffron-tint text-ink">{text.slice(range.from, range.to)}</mark>
      {text.slice(range.to)}
    </>
  );
}
