import type { MapTiles } from '@tajmeelspot/contract/search-map.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import type { MapPoint } from '@tajmeelspot/ui/map/lines.ts';
import type { MapDrawing } from '@tajmeelspot/ui/map/map-drawing.ts';
import { MapPicture } from '@tajmeelspot/ui/map/map-picture.tsx';
import { useState } from 'react';
import { lazyPart } from '../shell/lazy/lazy-part.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useHydrated } from '../shell/use-hydrated.ts';
import type { OpenPlaceMapProps } from './open-place-map.tsx';

/** Where a venue is: drawn, and with tiles where the operator has any and somebody asks for them. */
export type PlacePictureProps = {
  readonly drawing: MapDrawing;
  readonly tiles: MapTiles | null;
  readonly place: MapPoint;
  /** What the map shows. */
  readonly label: string;
};

const OpenMap = lazyPart<OpenPlaceMapProps>(async () => (await import('./open-place-map.tsx')).OpenPlaceMap);

export function PlacePicture({ drawing, tiles, place, label }: PlacePictureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="relative h-55 md:h-full md:min-h-70">
      <MapPicture drawing={drawing} label={label} className="size-full" />
      {tiles && isOpen && <OpenMap {...{ tiles, place, label }} />}
      {tiles && !isOpen && <OpenButton onOpen={() => setOpen(true)} />}
    </div>
  );
}

function OpenButton({ onOpen }: { readonly onOpen: () => void }) {
  const t = useTranslations('map');
  if (!useHydrated()) return null;
  return (
    <button
      type="button"
      onClick={onOpen}
      className={`${buttonClass({ kind: 'outline', size: 'small' })} absolute inset-e-3 bottom-3 shadow-rest`}
    >
      <Icon name="pin" className="size-4.5" />
      {t('open')}
    </button>
  );
}
