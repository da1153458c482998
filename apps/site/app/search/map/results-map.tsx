import { cameraOver, type MapCamera, type MapSize, pushed } from '@tajmeelspot/ui/map/moving/camera.ts';
import { MovingMap } from '@tajmeelspot/ui/map/moving/moving-map.tsx';
import type { MapView } from '@tajmeelspot/ui/map/projection.ts';
import { useState } from 'react';
import { useLanguage } from '../../shell/language.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import type { Criteria } from '../criteria.ts';
import type { PinCluster } from './cluster-places.ts';
import { MapPins } from './map-pins.tsx';
import { SearchArea } from './search-area.tsx';
import { pointOf, type SearchMap } from './search-map.ts';
import { startCamera } from './start-camera.ts';
import { useShownPlaces } from './use-shown-places.ts';
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
  const [camera, setCamera] = useState<MapCamera>();
  const [searched, setSearched] = useState(map.query);
  // Other criteria: the map goes where their venues are.
  if (searched !== map.query) {
    setSearched(map.query);
    setCamera(undefined);
  }
  const start = (size: MapSize) => startCamera(size, criteria, map);
  return (
    <MovingMap
      camera={camera ?? start}
      onMove={setCamera}
      tiles={map.tiles ?? undefined}
      language={useLanguage()}
      texts={{ map: t('label'), nearer: t('nearer'), farther: t('farther') }}
      className="absolute inset-0"
    >
      {(view) => (
        <OnMap
          key={map.query}
          {...{ map, criteria, marked, onMark, view }}
          isMoved={camera !== undefined}
          onMove={setCamera}
        />
      )}
    </MovingMap>
  );
}

/** What the card of a venue and the room round it take from below, pixels. */
const heightOfCard = 170;

type OnMapProps = ResultsMapProps & {
  readonly view: MapView;
  readonly isMoved: boolean;
  readonly onMove: (camera: MapCamera) => void;
};

/** What stands on the map: pins, the card of one of them, and the way to search here. */
function OnMap({ map, criteria, marked, onMark, view, isMoved, onMove }: OnMapProps) {
  const found = useShownPlaces(map, view);
  const [chosen, setChosen] = useState<PinCluster>();
  const choose = (cluster: PinCluster) => {
    const nearer = cluster.count === 1 ? undefined : cameraOnto(cluster, view);
    const hidden = cluster.at[1] - (view.height - heightOfCard);
    if (nearer) onMove(nearer);
    else setChosen(cluster);
    // What was chosen stays in sight above its card.
    if (!nearer && hidden > 0) onMove(pushed(view, [0, -hidden]));
  };
  return (
    <>
      <MapPins {...{ marked, onMark, view }} places={found.places} chosen={chosen?.key ?? ''} onChoose={choose} />
      <SearchArea {...{ criteria, found, view, isMoved }} />
      {chosen && <VenuesCard key={chosen.key} cluster={chosen} onMark={onMark} onClose={() => setChosen(undefined)} />}
    </>
  );
}

/** The camera that shows the places of a pin apart from each other; none where nothing brings them apart. */
function cameraOnto({ places: [first, ...others] }: PinCluster, view: MapView): MapCamera | undefined {
  if (!first) return undefined;
  if (others.length === 0) return { center: pointOf(first), zoom: view.zoom + 2 };
  const camera = cameraOver(view, [first, ...others].map(pointOf), 90);
  return camera.zoom > view.zoom + 0.2 ? camera : undefined;
}
