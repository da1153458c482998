import { searchServicesFields } from '@tajmeelspot/contract/forms/search-fields.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
import { useEffect, useRef, useState } from 'react';
import { Form, Link } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { findTyped } from './find-typed.ts';
import { type PopularBox, boxes } from './popular-box.ts';
import { PopularServiceLink } from './popular-service.tsx';

type PopularListProps = { readonly box: PopularBox };

/** A category with some of its services, narrowed by what is typed; before scripts run the field searches all of it. */
export function PopularList({ box: { name, picture, total, services } }: PopularListProps) {
  const t = useTranslations('home.popular');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const found = services.filter(({ title, description }) => isIn(typed, title, description));
  const id = `popular-${name}`;
  const isNarrowed = typed.trim() !== '';
  return (
    <article
      aria-labelledby={id}
      className="flex w-[84%] min-w-0 shrink-0 snap-start flex-col overflow-hidden rounded-card bg-surface shadow-rest inset-ring inset-ring-line lg:w-auto"
    >
      <span className="hidden h-44 bg-sand lg:block">
        <Picture picture={picture} alt="" sizes="388px" className="size-full object-[50%_70%]" />
      </span>
      <div className="flex flex-1 flex-col px-4 pt-4 pb-1.5 lg:px-5">
        <div className="mb-3 flex items-baseline justify-between gap-3">
          <h3 id={id} className="text-18">
            {t(`${name}.title`)}
          </h3>
          <output className="text-13 text-ink-soft">
            {isNarrowed ? t('match', { found: found.length, count: services.length }) : t(`${name}.count`, { total })}
          </output>
        </div>
        <Filter name={name} typed={typed} onType={setTyped} />
        <FoundServices found={found} typed={typed} />
        <Link
          to={inLanguage(language, boxes[name].path)}
          className="mt-auto flex min-h-12 items-center gap-1.5 self-start text-15 font-strong text-lapis hover:underline"
        >
          {t(`${name}.all`)}
          <Icon name="chevron-end" isFlipped className="size-4" />
        </Link>
      </div>
    </article>
  );
}

type FoundServicesProps = { readonly found: PopularBox['services']; readonly typed: string };

/** A phone shows two until somebody types. */
function FoundServices({ found, typed }: FoundServicesProps) {
  const t = useTranslations('home.popular');
  if (found.length === 0) return <p className="py-4 text-15 text-ink-soft">{t('none')}</p>;
  return (
    <ul
      className={`mt-1.5 divide-y divide-line ${typed.trim() === '' ? 'max-lg:*:nth-[n+3]:hidden' : ''} lg:max-h-68 lg:overflow-y-auto lg:overscroll-contain lg:rtl:max-h-78`}
    >
      {found.map((service) => (
        <PopularServiceLink key={service.id} service={service} typed={typed} />
      ))}
    </ul>
  );
}

const isIn = (typed: string, ...texts: string[]): boolean =>
  typed.trim() === '' || texts.some((text) => findTyped(text, typed) !== undefined);

type PopularListFilterProps = {
  readonly name: PopularBox['name'];
  readonly typed: string;
  readonly onType: (typed: string) => void;
};

function Filter({ name, typed, onType }: PopularListFilterProps) {
  const t = useTranslations('home.popular');
  const language = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  // What was typed before this script came counts too.
  useEffect(() => onType(field.current?.value ?? ''), [onType]);
  const [path, query = ''] = boxes[name].path.split('?');
  return (
    <search>
      <Form action={inLanguage(language, path ?? '/')} className="field min-h-12">
        {[...new URLSearchParams(query)].map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <Icon name="search" className="text-ink-soft" />
        <input
          ref={field}
          type="search"
          name="treatment"
          aria-label={t('filter', { name: t(`${name}.title`) })}
          placeholder={t(`${name}.example`)}
          maxLength={searchServicesFields.treatment.maxLength}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onType(event.currentTarget.value)}
        />
        {typed !== '' && (
          <button
            type="button"
            aria-label={t('clear')}
            onClick={() => {
              if (field.current) field.current.value = '';
              field.current?.focus();
              onType('');
            }}
            className="-me-3 grid size-11 place-items-center rounded-full text-ink-soft hover:text-ink"
          >
            <Icon name="close" className="size-4" />
          </button>
        )}
      </Form>
    </search>
  );
}
