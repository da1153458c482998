import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import { inLanguage, useLanguage } from '../shell/language.ts';
import { useTranslations } from '../shell/messages/translations.tsx';
import { type CategoryLink, categoryPath } from './category-view.ts';

type CategoryPathProps = {
  readonly above: readonly CategoryLink[];
  readonly label: string;
  /** Whether it stands for all categories itself. */
  readonly isTop?: boolean;
};

/** The way back up: home, all categories, those above, this one. */
export function CategoryPath({ above, label, isTop = false }: CategoryPathProps) {
  const t = useTranslations('categories.path');
  const language = useLanguage();
  const steps = [
    { path: '/', label: t('home') },
    ...(isTop ? [] : [{ path: '/c', label: t('all') }]),
    ...above.map((one) => ({ path: categoryPath(one.name), label: one.label })),
  ];
  return (
    <nav aria-label={t('label')} className="pt-2 text-13 text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {steps.map((step) => (
          <li key={step.path} className="flex items-center gap-1.5">
            <Link
              to={inLanguage(language, step.path)}
              className="inline-flex min-h-11 items-center hover:text-lapis hover:underline"
            >
              {step.label}
            </Link>
            <Icon name="chevron-end" isFlipped className="size-3.5" />
          </li>
        ))}
        <li aria-current="page">{label}</li>
      </ol>
    </nav>
  );
}
