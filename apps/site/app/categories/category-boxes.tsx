import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Khatam } from '@tajmeelspot/ui/khatam.tsx';
import { Link } from 'react-router';
import { inLanguage, useLanguage } from '../shell/language.ts';
import { useLocale } from '../shell/locale.ts';
import { useTranslations } from '../shell/messages/translations.tsx';
import { type CategoryBox, categoryPath } from './category-view.ts';

type CategoryBoxesProps = { readonly label: string; readonly boxes: readonly CategoryBox[] };

/** Categories side by side, each leading to its page. */
export function CategoryBoxes({ label, boxes }: CategoryBoxesProps) {
  const language = useLanguage();
  if (boxes.length === 0) return null;
  return (
    <nav aria-label={label} className="py-4">
      <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-3 lg:grid-cols-4">
        {boxes.map(({ name, label: text, count, isMore }) => (
          <li key={name}>
            <Link
              to={inLanguage(language, categoryPath(name))}
              className="flex min-h-14 items-center gap-2.5 rounded-control bg-surface px-3.5 py-2 text-15 font-strong inset-ring inset-ring-line hover:text-lapis hover:inset-ring-lapis-line"
            >
              <Khatam className="shrink-0 text-18 text-lapis-line" />
              <span className="min-w-0 grow">{text}</span>
              {count !== undefined && count > 0 && <BoxCount count={count} isMore={isMore} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const maxCounted = 1000;

function BoxCount({ count, isMore }: { readonly count: number; readonly isMore: boolean }) {
  const t = useTranslations('categories');
  const text = formatNumber(useLocale(), Math.min(count, maxCounted));
  return (
    <bdi className="text-13 font-normal text-ink-soft">
      {isMore || count > maxCounted ? t('over', { count: text }) : text}
    </bdi>
  );
}
