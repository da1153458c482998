import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { servicePath } from '../../catalog/service-card-view.ts';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { findTyped } from './find-typed.ts';
import type { BoxLine } from './popular-box.ts';

type PopularLineProps = { readonly line: BoxLine; readonly typed: string };

/** A service of a box. Where only its description has what is typed, that is shown as well. */
export function PopularLine({ line: { id, title, description, venue, city, price }, typed }: PopularLineProps) {
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
        <bdi className="font-strong whitespace-nowrap" suppressHydrationWarning>
          {price}
        </bdi>
        <span className="col-span-2 truncate text-13 text-ink-soft">{t('place', { district: venue, city })}</span>
        {!isInTitle && <Excerpt text={description} typed={typed} />}
      </Link>
    </li>
  );
}

/** This many letters before what is typed stay, so that it is seen on a narrow screen. */
const before = 24;

function Excerpt({ text, typed }: { readonly text: string; readonly typed: string }) {
  const place = findTyped(text, typed);
  if (!place) return null;
  const start = place.from > before ? text.indexOf(' ', place.from - before) + 1 : 0;
  return (
    <span className="col-span-2 truncate text-13 text-ink-soft">
      {start > 0 && '… '}
      <Marked text={text.slice(Math.min(start, place.from))} typed={typed} />
    </span>
  );
}

function Marked({ text, typed }: { readonly text: string; readonly typed: string }) {
  const place = findTyped(text, typed);
  if (!place) return text;
  return (
    <>
      {text.slice(0, place.from)}
      <mark className="rounded-small bg-saffron-tint text-ink">{text.slice(place.from, place.to)}</mark>
      {text.slice(place.to)}
    </>
  );
}
