import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';
import { useEffect, useState } from 'react';
import { useTranslations } from '../shell/messages/translations.tsx';
import { portfolioOf } from './portfolio-pictures.ts';

const sections = [
  ['treatments', 'treatments'],
  ['team', 'team'],
  ['portfolio', 'portfolio'],
  ['reviews', 'reviews'],
  ['find-us', 'findUs'],
] as const;

/** The parts of the page, which stay in view and follow the scroll. */
export function SectionTabs({ page }: { readonly page: Pick<VenuePage, 'pictures' | 'work' | 'employees'> }) {
  const t = useTranslations('venuePage.sections');
  const current = useSectionOnScreen();
  const hasPart = { team: page.employees.length > 0, portfolio: portfolioOf(page).length > 0 };
  const shown = sections.filter(([id]) => (id === 'team' || id === 'portfolio' ? hasPart[id] : true));
  return (
    <nav
      aria-label={t('label')}
      className="sticky top-0 z-4 -mx-(--gutter) mt-6 flex gap-5.5 overflow-x-auto border-b border-line bg-ground px-(--gutter) [scrollbar-width:none] md:mt-0 lg:mx-0 lg:px-0"
    >
      {shown.map(([id, key]) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={current === id ? 'location' : undefined}
          className="-mb-px flex min-h-12 min-w-11 shrink-0 items-center justify-center border-b-2 border-transparent text-15 whitespace-nowrap text-ink-soft hover:text-lapis aria-[current]:border-lapis aria-[current]:font-strong aria-[current]:text-ink"
        >
          {t(key)}
        </a>
      ))}
    </nav>
  );
}

/** The section that crosses the upper part of the window; the first one before the page is scrolled. */
function useSectionOnScreen(): string {
  const [current, setCurrent] = useState('treatments');
  useEffect(() => {
    const first = document.querySelector('#treatments');
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting);
        if (shown) setCurrent(shown.target.id);
        // A jump to the top crosses none of them.
        else if (first && first.getBoundingClientRect().top > innerHeight * 0.3) setCurrent('treatments');
      },
      { rootMargin: '-80px 0px -70% 0px' },
    );
    for (const [id] of sections) {
      const section = document.querySelector(`#${id}`);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
