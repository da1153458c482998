import { cityPlans } from '@tajmeelspot/ui/map/city-plans.ts';
import { PinMap } from '@tajmeelspot/ui/map/pin-map.tsx';
import { PlaceMap } from '@tajmeelspot/ui/map/moving/place-map.tsx';
import type { ComponentProps } from 'react';
import { useMapTiles } from '../shell/venue/use-map-tiles.ts';

/** The map on which an owner sets the pin: with tiles where the operator has any, else drawn. */
export function OwnerMap(props: ComponentProps<typeof PinMap>) {
  const tiles = useMapTiles();
  if (!tiles) return <PinMap {...props} />;
  const { city, ...rest } = props;
  return (
    <PlaceMap
      {...rest}
      tiles={tiles}
      start={cityPlans.find(({ code }) => code === city)?.center}
      className="h-60 rounded-card inset-ring inset-ring-line md:h-80"
    />
  );
}
