import { formatDuration } from '@tajmeelspot/language/dates.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { useLocale } from '../../shell/locale.ts';
import { categoryPath } from '../../categories/category-view.ts';
import type { GuideTreatment, TreatmentGroup } from './treatment-group.ts';

type TreatmentGuideProps = { readonly groups: readonly TreatmentGroup[] };

/** How many treatments of a category stand open; the others are one tap away. */
const shownAtFirst = 8;

/** What the venues offer at what price, by category; each leads to a search for it. */
export function TreatmentGuide({ groups }: TreatmentGuideProps) {
  const t = useTranslations('content.treatments');
  return (
    <section className="mt-12 max-w-172 lg:mt-14">
      <h2 id="treatments" className="text-22 lg:text-28">
        {t('guide')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('guideText')}</p>
      {groups.map((group) => (
        <div key={group.category} className="mt-7">
          <h3 className="mb-1 text-18">{group.label}</h3>
          <TreatmentRows group={group} treatments={group.treatments.slice(0, shownAtFirst)} />
          <MoreTreatmentRows group={group} treatments={group.treatments.slice(shownAtFirst)} />
        </div>
      ))}
    </section>
  );
}

type TreatmentRowsProps = { readonly group: TreatmentGroup; readonly treatments: readonly GuideTreatment[] };

function MoreTreatmentRows({ group, treatments }: TreatmentRowsProps) {
  const t = useTranslations('content.treatments');
  if (treatments.length === 0) return null;
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-11 items-center gap-2 text-15 font-strong text-lapis group-open:hidden">
        {t('more', { count: treatments.length })}
        <Icon name="chevron-down" />
      </summary>
      <TreatmentRows group={group} treatments={treatments} />
    </details>
  );
}

function TreatmentRows({ group, treatments }: TreatmentRowsProps) {
  const language = useLanguage();
  const locale = useLocale();
  return (
    <ul className="divide-y divide-line">
      {treatments.map((treatment) => (
        <li key={treatment.title}>
          <Link
            to={inLanguage(language, searchPathOf(group.category, treatment.title))}
            className="group/row grid min-h-13 grid-cols-[1fr_auto] items-center gap-x-4 py-2 hover:text-lapis"
          >
            <span className="font-strong group-hover/row:underline">{treatment.title}</span>
            <Range from={formatMoney(locale, treatment.from_price)} to={formatMoney(locale, treatment.to_price)} />
            <span className="col-span-full text-13 text-ink-soft">
              <Range
                from={formatDuration(locale, treatment.from_minutes)}
                to={formatDuration(locale, treatment.to_minutes)}
              />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Range({ from, to }: { readonly from: string; readonly to: string }) {
  return (
    <span className="text-15">
      <bdi>{from}</bdi>
      {from !== to && (
        <>
          {' – '}
          <bdi>{to}</bdi>
        </>
      )}
    </span>
  );
}

/** Every treatment by its bare name. */
export function TreatmentIndex({ groups }: TreatmentGuideProps) {
  const t = useTranslations('content.treatments');
  const language = useLanguage();
  return (
    <section className="mt-12 lg:mt-14">
      <h2 id="treatments" className="text-22 lg:text-28">
        {t('index')}
      </h2>
      {groups.map(({ category, label, treatments }) => (
        <div key={category} className="mt-6">
          <h3 className="mb-2 text-18">{label}</h3>
          <ul className="flex flex-wrap gap-2">
            {treatments.map(({ title }) => (
              <li key={title}>
                <Link
                  to={inLanguage(language, searchPathOf(category, title))}
                  className="inline-flex min-h-11 items-center rounded-full bg-surface px-3.5 text-15 inset-ring inset-ring-line hover:inset-ring-lapis-line"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const searchPathOf = (category: string, treatment: string): string =>
  `${categoryPath(category)}?${new URLSearchParams({ treatment })}`;
