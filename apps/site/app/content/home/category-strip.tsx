import { chipClass } from '@tajmeelspot/ui/chip.tsx';
import { Link } from 'react-router';
import { type CategoryLink, categoryPath } from '../../categories/category-view.ts';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';

/** The categories at the top of the tree in one row, which scrolls on phones. */
export function CategoryStrip({ categories }: { readonly categories: readonly CategoryLink[] }) {
  const t = useTranslations('home');
  const language = useLanguage();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t('categories')} className="wrap pt-5 lg:pt-8">
      <ul className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1 lg:flex-wrap">
        {categories.map(({ name, label }) => (
          <li key={name}>
            <Link to={inLanguage(language, categoryPath(name))} className={`${chipClass()} px-3.5 whitespace-nowrap`}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
