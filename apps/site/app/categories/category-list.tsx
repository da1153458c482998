import { Link } from 'react-router';
import { inLanguage, useLanguage } from '../shell/language.ts';
import { useTranslations } from '../shell/messages/translations.tsx';
import { type CategoryBox, categoryPath } from './category-view.ts';
import { CategoryPath } from './category-path.tsx';

/** Every category, those below another one in its box. */
export function CategoryList({ categories }: { readonly categories: readonly CategoryBox[] }) {
  const t = useTranslations('categories');
  return (
    <div className="wrap">
      <CategoryPath above={[]} label={t('path.all')} isTop />
      <h1 className="pt-2 text-36 lg:text-48">{t('index.heading')}</h1>
      <p className="mt-1 max-w-[60ch] text-ink-soft">{t('index.lead')}</p>
      <ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:mt-9 lg:grid-cols-3 lg:gap-4">
        {categories.map((category) => (
          <li key={category.name}>
            <CategoryPanel category={category} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function CategoryPanel({ category: { name, label, count = 0, below } }: { readonly category: CategoryBox }) {
  const t = useTranslations('categories');
  const language = useLanguage();
  return (
    <section className="h-full rounded-panel bg-surface p-4 inset-ring inset-ring-line lg:p-5">
      <h2 className="text-18">
        <Link
          to={inLanguage(language, categoryPath(name))}
          className="inline-flex min-h-11 items-center hover:text-lapis hover:underline"
        >
          {label}
        </Link>
      </h2>
      <p className="text-13 text-ink-soft">{t('index.count', { count })}</p>
      {below.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-4">
          {below.map((child) => (
            <li key={child.name}>
              <Link
                to={inLanguage(language, categoryPath(child.name))}
                className="inline-flex min-h-11 items-center text-15 text-lapis hover:underline"
              >
                {child.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
