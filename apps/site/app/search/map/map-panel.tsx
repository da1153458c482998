import { useState } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { lazyPart } from '../../shell/lazy/lazy-part.tsx';
import { FilterButton } from '../filters/filter-rail.tsx';
import type { SearchView } from '../search-view.ts';
import { MapSwitch } from './map-switch.tsx';
import { NumberedMap } from './numbered-map.tsx';
import type { ResultsMapProps } from './results-map.tsx';
import type { SearchMap } from './search-map.ts';
import { useRoomBelow } from './use-room-below.ts';

type MapPanelProps = Pick<ResultsMapProps, 'marked' | 'onMark'> & {
  readonly view: SearchView;
  readonly map: SearchMap;
  /** On a phone it lies over the page. */
  readonly isOver: boolean;
};

const ResultsMap = lazyPart<ResultsMapProps>(
  async () => (await import('./results-map.tsx')).ResultsMap,
  ({ map }) => <NumberedMap map={map} />,
);

/** The map of a search, drawn until its script has come. */
export function MapPanel({ view, map, marked, onMark, isOver }: MapPanelProps) {
  const t = useTranslations('map');
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const height = useRoomBelow(panel);
  const over = 'max-lg:fixed max-lg:inset-0 max-lg:z-30 max-lg:flex max-lg:flex-col max-lg:bg-ground';
  return (
    <section
      ref={setPanel}
      style={{ height }}
      aria-label={t('label')}
      className={`lg:sticky lg:top-4 lg:h-[calc(100dvh-32px)] lg:min-h-100 lg:self-start ${isOver ? over : 'max-lg:pt-4'}`}
    >
      {isOver && (
        <div className="flex items-center gap-2 border-b border-line bg-surface px-(--gutter) py-2 lg:hidden">
          <MapSwitch criteria={view.criteria} />
          <p className="min-w-0 grow truncate text-center text-15 text-ink-soft">
            {t('count', { count: map.places.reduce((sum, { count }) => sum + count, 0) })}
          </p>
          <FilterButton view={view} />
        </div>
      )}
      <div className="relative min-h-0 grow overflow-hidden lg:h-full lg:rounded-panel lg:inset-ring lg:inset-ring-line">
        <ResultsMap {...{ map, marked, onMark }} criteria={view.criteria} />
      </div>
    </section>
  );
}
