import type { MapTiles } from '@tajmeelspot/contract/search-map.ts';
import type { MapPoint } from '@tajmeelspot/ui/map/lines.ts';
import { PlaceMap } from '@tajmeelspot/ui/map/moving/place-map.tsx';
import { useLanguage } from '../shell/language.ts';
import { useTranslations } from '../shell/messages/translations.tsx';

/** What the map of a venue gets. */
export type OpenPlaceMapProps = {
  readonly tiles: MapTiles;
  readonly place: MapPoint;
  /** What the map shows. */
  readonly label: string;
};

/** The map of a venue with tiles, which moves, over the picture that it takes the place of. */
export function OpenPlaceMap({ tiles, place, label }: OpenPlaceMapProps) {
  const t = useTranslations('map');
  return (
    <div className="absolute inset-0">
      <PlaceMap
        pin={place}
        tiles={tiles}
        language={useLanguage()}
        texts={{ map: label, nearer: t('nearer'), farther: t('farther') }}
        className="size-full"
      />
    </div>
  );
}
