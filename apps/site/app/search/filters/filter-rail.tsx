import { Button } from '@tajmeelspot/ui/button.tsx';
import { chipClass } from '@tajmeelspot/ui/chip.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import { ClearAll } from './applied-filters.tsx';
import { postcodes } from '../criteria.ts';
import { FilterChips, FilterTree, IsMoreContext } from './filter-group.tsx';
import { useFilterLabels } from './filter-labels.ts';
import { NearFilter } from './near-filter.tsx';
import { PriceFilter } from './price-filter.tsx';
import { QualityFilters } from './quality-filters.tsx';
import type { SearchView } from '../search-view.ts';
import { TimeFilter } from './time-filter.tsx';
import { WhenFilter } from './when-filter.tsx';
import { WhereFilters } from './where-filters.tsx';

type FilterRailProps = { readonly view: SearchView };

const id = 'filters';

/** Opens the filters where they have no room beside the list. */
export function FilterButton({ view }: FilterRailProps) {
  const t = useTranslations('search.filters');
  const locale = useLocale();
  const count = Object.keys(useFilterLabels(view)).length;
  return (
    <button
      type="button"
      popoverTarget={id}
      className={`${chipClass()} px-3.5 ${view.criteria.view === 'map' ? '' : 'lg:hidden'}`}
    >
      <Icon name="settings" className="size-4" />
      {t('title')}
      {count > 0 && (
        <b className="min-w-5 rounded-full bg-lapis px-1 text-center text-13 leading-5 font-strong text-on-lapis">
          {formatNumber(locale, count)}
        </b>
      )}
    </button>
  );
}

/**
 * Every way to narrow the list, as links: beside it on wide screens, else a sheet from the bottom, which is the
 * browser's own popover and opens before any script runs. Where the map takes the room beside the list, it is a sheet too.
 */
export function FilterRail({ view }: FilterRailProps) {
  const t = useTranslations('search.filters');
  const isSheet = view.criteria.view === 'map';
  const onlyInSheet = isSheet ? '' : 'lg:hidden';
  return (
    <aside
      id={id}
      popover="auto"
      aria-label={t('title')}
      className={`inset-x-0 top-auto bottom-0 m-0 w-full max-w-none flex-col overflow-auto overscroll-contain bg-surface text-ink shadow-raised backdrop:bg-scrim ${isSheet ? sheet : rail}`}
    >
      <div className={`sticky top-0 z-10 flex items-center bg-surface ps-4 pe-1.5 pt-2 ${onlyInSheet}`}>
        <h2 className="me-auto text-18">{t('title')}</h2>
        <ClearAll criteria={view.criteria} />
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t('close')}
          className="grid size-11 place-items-center rounded-full hover:bg-lapis-tint"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={`grid grid-cols-1 gap-6 px-4 py-4 ${isSheet ? '' : 'lg:p-0'}`}>
        <IsMoreContext value={view.facets?.is_more ?? false}>
          <Groups view={view} />
        </IsMoreContext>
      </div>
      <div className={`sticky bottom-0 border-t border-line bg-surface p-4 ${onlyInSheet}`}>
        <Button isWide popoverTarget={id} popoverTargetAction="hide">
          {t('show')}
        </Button>
      </div>
    </aside>
  );
}

const fromBelow = 'max-h-[86dvh] rounded-t-panel';
const rail = `${fromBelow} lg:static lg:block lg:max-h-none lg:overflow-visible lg:rounded-none lg:bg-transparent lg:shadow-none`;
/** From the side on wide screens, over the list. */
const sheet = `${fromBelow} lg:inset-y-0 lg:inset-s-0 lg:inset-e-auto lg:h-dvh lg:max-h-none lg:w-88 lg:rounded-none`;

function Groups({ view: { preset, isOfCategory = false, criteria, facets, today } }: FilterRailProps) {
  const t = useTranslations('search');
  const treatments = t(`treatment.${preset}`)
    .split(',')
    .map((treatment) => treatment.trim());
  return (
    <>
      <WhenFilter criteria={criteria} today={today} />
      <TimeFilter criteria={criteria} facets={facets} />
      <WhereFilters criteria={criteria} facets={facets} />
      <NearFilter criteria={criteria} facets={facets} />
      {preset === 'services' && !isOfCategory && facets && facets.categories.length > 1 && (
        <FilterTree
          {...{ criteria, name: 'category', title: t('category.title'), isRemovable: true }}
          options={facets.categories.map(({ code, name, count, level }) => ({
            value: code,
            label: name,
            count,
            level,
          }))}
        />
      )}
      {!isOfCategory && (
        <FilterChips
          {...{ criteria, name: 'treatment', title: t('treatment.title'), isRemovable: true }}
          options={treatments.map((treatment) => ({ value: treatment, label: treatment }))}
        />
      )}
      <PriceFilter criteria={criteria} range={facets?.price} />
      <QualityFilters criteria={criteria} facets={facets} />
      <FilterChips
        {...{ criteria, name: 'postcode', title: t('postcode.title') }}
        options={[{ value: '', label: t('postcode.any') }, ...postcodes.map((code) => ({ value: code, label: code }))]}
      />
    </>
  );
}
