import { useTranslations } from '../../shell/messages/translations.tsx';
import type { Criteria } from '../criteria.ts';
import type { SearchView } from '../search-view.ts';
import { FilterChips, FilterRows } from './filter-group.tsx';
import { governorates } from './filter-labels.ts';

type WhereFiltersProps = { readonly criteria: Criteria; readonly facets: SearchView['facets'] };

/** In which governorates, cities and districts. */
export function WhereFilters({ criteria, facets }: WhereFiltersProps) {
  const t = useTranslations('search.location');
  const cities = facets?.cities ?? [];
  const districts = facets?.districts ?? [];
  return (
    <>
      <FilterRows
        {...{ criteria, name: 'city', title: t('title') }}
        options={governorates.map(([key, codes]) => ({ value: codes, label: t(key) }))}
      />
      {cities.length > 0 && (
        <FilterChips
          {...{ criteria, name: 'city', title: t('cities'), isRemovable: true }}
          options={cities.map(({ code, name, count }) => ({ value: code, label: name, count }))}
        />
      )}
      {districts.length > 1 && (
        <FilterChips
          {...{ criteria, name: 'district', title: t('districts'), isRemovable: true }}
          options={districts.map(({ code, name, count }) => ({ value: code, label: name, count }))}
        />
      )}
    </>
  );
}
