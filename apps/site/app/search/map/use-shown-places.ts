import { boundsOf } from '@tajmeelspot/ui/map/moving/camera.ts';
import type { MapView } from '@tajmeelspot/ui/map/projection.ts';
import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import type { FoundPlaces, SearchMap } from './search-map.ts';

/** So long a map stands still before it is asked what is there, milliseconds. */
const restMs = 300;

/** The places to show: all that were found, or, where these are too many to be told one by one, those of what is looked at. */
export function useShownPlaces(map: SearchMap, view: MapView): FoundPlaces {
  const language = useLanguage();
  const fetcher = useFetcher<FoundPlaces>();
  const isWhole = !map.isPartial && map.places.every(({ count }) => count === 1);
  const load = useEffectEvent((shown: string) => {
    const query = new URLSearchParams(map.query);
    query.set('shown', shown);
    void fetcher.load(`${inLanguage(language, '/map-venues')}?${query}`);
  });
  const shown = isWhole ? '' : toArea(view);
  useEffect(() => {
    if (shown === '') return undefined;
    const timer = setTimeout(() => load(shown), restMs);
    return () => clearTimeout(timer);
  }, [shown]);
  return isWhole ? map : (fetcher.data ?? map);
}

/** What a view shows, as addresses have it: to some ten metres. */
export function toArea(view: MapView): string {
  const { south, west, north, east } = boundsOf(view);
  return [south, west, north, east].map((degrees) => degrees.toFixed(4)).join(',');
}
