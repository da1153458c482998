import type { ReactNode } from 'react';
import { useHydrated } from '../../shell/use-hydrated.ts';
import type { SearchView } from '../search-view.ts';
import { MapPanel } from './map-panel.tsx';
import type { SearchMap } from './search-map.ts';
import { useMarkedVenue } from './use-marked-venue.ts';

type MapBesideProps = { readonly view: SearchView; readonly children: ReactNode };

/** Filters and list, with the map beside them where it was asked for. */
export function MapBeside({ view, children }: MapBesideProps) {
  if (view.criteria.view !== 'map')
    return <div className="lg:grid lg:grid-cols-[248px_minmax(0,1fr)] lg:gap-12 lg:pt-7">{children}</div>;
  return (
    <ListAndMap view={view} map={view.map}>
      {children}
    </ListAndMap>
  );
}

type ListAndMapProps = MapBesideProps & { readonly map: SearchMap | undefined };

/** On a phone the map lies over the list, where a script can take it away again; without one it stands above it. */
function ListAndMap({ view, map, children }: ListAndMapProps) {
  const isHydrated = useHydrated();
  const { slug, mark, list, ofList } = useMarkedVenue();
  const isOver = isHydrated && map !== undefined;
  return (
    <div className="flex flex-col-reverse lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:gap-6 lg:pt-5">
      {/* The list and its cards are worked with by themselves; here it is only seen which of them is pointed at. */}
      <div ref={list} role="presentation" {...ofList} className={`min-w-0 ${isOver ? 'max-lg:hidden' : ''}`}>
        {children}
      </div>
      {map && <MapPanel view={view} map={map} marked={slug} onMark={mark} isOver={isOver} />}
    </div>
  );
}
