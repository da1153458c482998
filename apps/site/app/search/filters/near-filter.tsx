import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { useLocale } from '../../shell/locale.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { type Criteria, distances } from '../criteria.ts';
import { findPosition } from '../find-position.ts';
import type { SearchView } from '../search-view.ts';
import { useNarrow } from '../use-narrow.ts';
import { FilterChips, FilterGroup } from './filter-group.tsx';

type NearFilterProps = { readonly criteria: Criteria; readonly facets: SearchView['facets'] };

/** How near the reader a venue must lie. Where that is, only a script can ask. */
export function NearFilter({ criteria, facets }: NearFilterProps) {
  const t = useTranslations('search.near');
  const locale = useLocale();
  if (criteria.near === '') return <NearButton criteria={criteria} />;
  return (
    <FilterChips
      {...{ criteria, name: 'within', title: t('title'), isRemovable: true }}
      options={distances.map((km) => ({
        value: km,
        label: t('within', { km: formatNumber(locale, Number(km)) }),
        count: facets?.distances.find(({ code }) => code === km)?.count,
      }))}
    />
  );
}

function NearButton({ criteria }: Pick<NearFilterProps, 'criteria'>) {
  const t = useTranslations('search');
  const narrow = useNarrow(criteria);
  const ask = () => {
    findPosition().then(
      (near) => narrow({ near, sort: 'nearest', within: '5' }),
      () => toast(t('sort.noPosition'), { tone: 'bad' }),
    );
  };
  return (
    <div className="noscript:hidden">
      <FilterGroup title={t('near.title')}>
        <button type="button" onClick={ask} className={buttonClass({ kind: 'outline', size: 'small', isWide: true })}>
          <Icon name="pin" className="size-4" />
          {t('near.ask')}
        </button>
      </FilterGroup>
    </div>
  );
}
