import { useTranslations } from '../../shell/messages/translations.tsx';
import type { PopularBox } from './popular-box.ts';
import { PopularList } from './popular-list.tsx';

/** Three categories, each to be narrowed by a word. */
export function Popular({ boxes }: { readonly boxes: readonly PopularBox[] }) {
  const t = useTranslations('home.popular');
  if (boxes.length === 0) return null;
  return (
    <section aria-labelledby="popular-title" className="wrap pt-(--section)">
      <h2 id="popular-title" className="mb-3.5 text-22 md:mb-0 md:text-28">
        {t('title')}
      </h2>
      <p className="mt-1 mb-5 text-15 text-ink-soft max-md:sr-only md:mb-7 md:text-16">{t('text')}</p>
      <div className="-mx-(--gutter) flex snap-x scroll-px-(--gutter) items-start gap-3 overflow-x-auto px-(--gutter) py-1 lg:m-0 lg:grid lg:grid-cols-3 lg:items-stretch lg:gap-5 lg:overflow-visible lg:p-0">
        {boxes.map((box) => (
          <PopularList key={box.name} box={box} />
        ))}
      </div>
    </section>
  );
}
