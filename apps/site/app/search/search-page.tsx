import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useTranslations } from '../shell/messages/translations.tsx';
import { AppliedFilters } from './filters/applied-filters.tsx';
import { toSearch } from './criteria.ts';
import { FilterButton, FilterRail } from './filters/filter-rail.tsx';
import { MapBeside } from './map/map-beside.tsx';
import { MapSwitch } from './map/map-switch.tsx';
import { OtherTypes, ResultCount } from './result-count.tsx';
import { Results } from './results.tsx';
import { SearchBox } from './search-box.tsx';
import type { SearchView } from './search-view.ts';
import { SortChoice } from './sort-choice.tsx';

type SearchPageProps = {
  readonly view: SearchView;
  /** In the place of the preset's own: what stands in the empty field, the heading, and what stands over both and below. */
  readonly placeholder?: string;
  readonly heading?: ReactNode;
  readonly path?: ReactNode;
  readonly boxes?: ReactNode;
};

/** A category or everything, narrowed by what the address says. */
export function SearchPage({ view, placeholder, heading, path, boxes }: SearchPageProps) {
  const t = useTranslations('search');
  const { preset, criteria } = view;
  const isLoading = useIsSearching();
  return (
    <div className="wrap">
      {path}
      <div className="grid items-end gap-4 pt-6 lg:grid-cols-[1fr_480px] lg:pt-10 lg:pb-3">
        <div>
          {heading ?? (
            <>
              <h1 className="text-36 lg:text-48">{t(`title.${preset}`)}</h1>
              <ResultCount view={view} />
            </>
          )}
          <OtherTypes view={view} />
        </div>
        <SearchBox key={preset} preset={preset} placeholder={placeholder} criteria={criteria} />
      </div>
      {boxes}
      <div className="flex flex-wrap items-center gap-2 border-b border-line py-3.5">
        <FilterButton view={view} />
        <AppliedFilters view={view} />
        <SortChoice key={criteria.sort} criteria={criteria} />
        <MapSwitch criteria={criteria} />
      </div>
      <MapBeside view={view}>
        <FilterRail view={view} />
        <Results key={`${preset}${toSearch(criteria)}`} view={view} isLoading={isLoading} />
      </MapBeside>
    </div>
  );
}

/** Whether this page is on its way with other criteria. */
function useIsSearching(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location?.pathname === pathname;
}
