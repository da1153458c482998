import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { cameraOver, type MapCamera, type MapSize } from '@tajmeelspot/ui/map/moving/camera.ts';
import { MovingMap } from '@tajmeelspot/ui/map/moving/moving-map.tsx';
import type { MapView } from '@tajmeelspot/ui/map/projection.ts';
import { useState } from 'react';
import { useLanguage } from '../../shell/language.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import type { Criteria } from '../criteria.ts';
import { useNarrow } from '../use-narrow.ts';
import { MapPins } from './map-pins.tsx';
import type { PinCluster } from './cluster-places.ts';
import { pointOf, type SearchMap } from './search-map.ts';
import { startCamera } from './start-camera.ts';
import { toArea, useShownPlaces } from './use-shown-places.ts';
import { VenuesCard } from './venues-card.tsx';

/** What the map of a search gets. */
export type ResultsMapProps = {
  readonly map: SearchMap;
  readonly criteria: Criteria;
  /** Slug of the venue that is pointed at; '' for none. */
  readonly marked: string;
  readonly onMark: (slug: string) => void;
};

/** The map of a search, which moves: prices where the venues are, and the way to search what it shows. */
export function ResultsMap({ map, criteria, marked, onMark }: ResultsMapProps) {
  const t = useTranslations('map');
  const language = useLanguage();
  const [camera, setCamera] = useState<MapCamera>();
  const [view, setView] = useState<MapView>();
  const [chosen, setChosen] = useState<PinCluster>();
  const [searched, setSearched] = useState(map.query);
  // Other criteria: the map goes where their venues are.
  if (searched !== map.query) {
    setSearched(map.query);
    setCamera(undefined);
    setChosen(undefined);
  }
  const { places, isPartial } = useShownPlaces(map, view);
  const start = (size: MapSize) => startCamera(size, criteria, map);
  const choose = (cluster: PinCluster, at: MapView) => {
    const nearer = cluster.count === 1 ? undefined : cameraOnto(cluster, at);
    if (nearer) setCamera(nearer);
    else setChosen(cluster);
  };
  return (
    <>
      <MovingMap
        camera={camera ?? start}
        onMove={setCamera}
        tiles={map.tiles ?? undefined}
        language={language}
        texts={{ map: t('label'), nearer: t('nearer'), farther: t('farther') }}
        className="absolute inset-0"
      >
        {(now) => (
          <MapPins
            {...{ places, marked, onMark }}
            view={now}
            chosen={chosen?.key ?? ''}
            onChoose={(cluster) => choose(cluster, now)}
            onView={setView}
          />
        )}
      </MovingMap>
      <div className="pointer-events-none absolute inset-x-14 top-3 grid justify-items-center gap-2">
        {camera && view && toArea(view) !== criteria.area && <SearchArea criteria={criteria} area={toArea(view)} />}
        {isPartial && (
          <output className="rounded-full bg-surface px-3 py-1 text-13 shadow-rest">
            {t('partial', { count: places.reduce((sum, { count }) => sum + count, 0) })}
          </output>
        )}
      </div>
      {chosen && <VenuesCard key={chosen.key} cluster={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

/** The camera that shows the places of a pin apart from each other; none where nothing brings them apart. */
function cameraOnto({ places }: PinCluster, view: MapView): MapCamera | undefined {
  if (places.length === 1) return { center: pointOf(places[0] ?? { longitude: 0, latitude: 0 }), zoom: view.zoom + 2 };
  const camera = cameraOver(view, places.map(pointOf), 90);
  return camera.zoom > view.zoom + 0.2 ? camera : undefined;
}

type SearchAreaProps = { readonly criteria: Criteria; readonly area: string };

function SearchArea({ criteria, area }: SearchAreaProps) {
  const t = useTranslations('map');
  const narrow = useNarrow(criteria);
  return (
    <button
      type="button"
      className="pointer-events-auto flex min-h-11 items-center gap-2 rounded-full bg-surface px-4.5 text-15 font-strong shadow-raised hover:text-lapis"
      // A city beside it would leave out what the map shows of its neighbour.
      onClick={() => narrow({ area, city: '', district: '' })}
    >
      <Icon name="search" className="size-4.5" />
      {t('searchArea')}
    </button>
  );
}
