import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Khatam } from '@tajmeelspot/ui/khatam.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';

const look = 'size-6.5 shrink-0 text-lapis md:mb-1.5';

const values = [
  ['prices', <Icon key="prices" name="tag" className={look} />],
  ['always', <Icon key="always" name="moon" className={look} />],
  ['rated', <Khatam key="rated" className={`${look} fill-none stroke-current stroke-[.13]`} />],
  ['satisfied', <Icon key="satisfied" name="smile" className={look} />],
] as const satisfies readonly (readonly [string, ReactNode])[];

/** Four reasons to be here. */
export function ValueStrip() {
  const t = useTranslations('home.values');
  return (
    <section aria-label={t('label')} className="wrap">
      <ul
        // The keyboard scrolls it where it is wider than the screen.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative max-md:-mx-(--gutter) max-md:flex max-md:overflow-x-auto max-md:px-(--gutter) gap-x-5 gap-y-4 pt-5 md:grid md:grid-cols-2 md:pt-8 lg:grid-cols-4 lg:gap-0 lg:pt-14"
      >
        {values.map(([key, icon]) => (
          <li
            key={key}
            className="max-md:flex max-md:shrink-0 max-md:items-center max-md:gap-2 max-md:whitespace-nowrap lg:border-s lg:border-line lg:px-8 lg:first:border-0 lg:first:ps-0 lg:last:pe-0"
          >
            {icon}
            <h2 className="text-16 leading-body tracking-normal lg:text-18">{t(`${key}.title`)}</h2>
            <p className="text-13 text-ink-soft max-md:sr-only lg:text-15">{t(`${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
