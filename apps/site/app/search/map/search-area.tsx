import { Icon } from '@tajmeelspot/ui/icon.tsx';
import type { MapView } from '@tajmeelspot/ui/map/projection.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import type { Criteria } from '../criteria.ts';
import { useNarrow } from '../use-narrow.ts';
import type { FoundPlaces } from './search-map.ts';
import { toArea } from './use-shown-places.ts';

type SearchAreaProps = {
  readonly criteria: Criteria;
  readonly found: FoundPlaces;
  readonly view: MapView;
  /** Whether the map shows something else than it began with. */
  readonly isMoved: boolean;
};

/** Over the map: the way to search what it shows, and a word where it does not show everything. */
export function SearchArea({ criteria, found, view, isMoved }: SearchAreaProps) {
  const t = useTranslations('map');
  const narrow = useNarrow(criteria);
  const area = toArea(view);
  return (
    <div className="pointer-events-none absolute inset-x-14 top-3 grid justify-items-center gap-2">
      {isMoved && area !== criteria.area && (
        <button
          type="button"
          className="pointer-events-auto flex min-h-11 items-center gap-2 rounded-full bg-surface px-4.5 text-15 font-strong shadow-raised inset-ring inset-ring-line hover:text-lapis"
          // A city beside it would leave out what the map shows of its neighbour.
          onClick={() => narrow({ area, city: '', district: '' })}
        >
          <Icon name="search" className="size-4.5" />
          {t('searchArea')}
        </button>
      )}
      {found.isPartial && (
        <output className="rounded-full bg-surface px-3 py-1 text-13 shadow-rest">
          {t('partial', { count: found.places.reduce((sum, { count }) => sum + count, 0) })}
        </output>
      )}
    </div>
  );
}
