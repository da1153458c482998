import { formatRating } from '@tajmeelspot/language/numbers.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import { type Criteria, venueTypes, ratings } from '../criteria.ts';
import type { SearchView } from '../search-view.ts';
import { FilterGroup, FilterRow, FilterRows } from './filter-group.tsx';

type QualityFiltersProps = { readonly criteria: Criteria; readonly facets: SearchView['facets'] };

/** What kind of place, how well it is spoken of, and by whom and for whom it is. */
export function QualityFilters({ criteria, facets }: QualityFiltersProps) {
  const t = useTranslations('search');
  const locale = useLocale();
  const countOf = (choices: readonly { code: string; count: number }[] | undefined, value: string) =>
    choices && (choices.find(({ code }) => code === value)?.count ?? 0);
  return (
    <>
      <FilterRows
        {...{ criteria, name: 'rating', title: t('rating.title') }}
        options={[
          { value: '', label: t('rating.any') },
          ...ratings.map((least) => ({
            value: least,
            label: t('rating.least', { least: formatRating(locale, Number(least)) }),
            count: countOf(facets?.ratings, least),
          })),
        ]}
      />
      <FilterGroup title={t('comfort.title')}>
        <ul>
          {(['female_staff', 'women_only', 'at_home', 'open_now'] as const).map((name) => {
            const isOn = criteria[name] === '1';
            return (
              <li key={name}>
                <FilterRow
                  {...{ criteria, name, isOn, value: isOn ? '' : '1', count: facets?.[name] ?? undefined, mark: 'box' }}
                >
                  {t(`comfort.${name}`)}
                </FilterRow>
              </li>
            );
          })}
        </ul>
      </FilterGroup>
      <FilterRows
        {...{ criteria, name: 'type', title: t('type.title') }}
        options={[
          { value: '', label: t('type.any') },
          ...venueTypes.map((type) => ({
            value: type,
            label: t(`type.${type}`),
            count: countOf(facets?.types, type),
          })),
        ]}
      />
    </>
  );
}
