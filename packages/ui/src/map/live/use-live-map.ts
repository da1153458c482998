import { useEffect, useEffectEvent, useState } from 'react';
import type { PlaceName } from '../city-plan.ts';
import type { MapCamera } from '../moving/camera.ts';
import type { LiveMap } from './open-live-map.ts';
import type { TileSource } from './tile-source.ts';

type LiveMapChoice = {
  readonly tiles: TileSource | undefined;
  readonly camera: MapCamera;
  readonly language: keyof PlaceName;
  readonly onShown: () => void;
  /** Neither the program nor a tile has come. */
  readonly onFailed: () => void;
};

/** Fills a box, once there is one, with a map from tiles. Its program comes with the first that is shown. */
export function useLiveMap(box: HTMLElement | null, choice: LiveMapChoice): void {
  const { tiles, camera, language } = choice;
  const [map, setMap] = useState<LiveMap>();
  const shown = useEffectEvent(choice.onShown);
  const failed = useEffectEvent(choice.onFailed);
  const start = useEffectEvent(() => camera);
  const { kind, url, attribution } = tiles ?? {};
  useEffect(() => {
    if (!box || kind === undefined || url === undefined || attribution === undefined) return undefined;
    let opened: LiveMap | undefined;
    let isOver = false;
    const open = async () => {
      const { openLiveMap } = await import('./open-live-map.ts');
      if (isOver) return;
      opened = openLiveMap(box, {
        tiles: { kind, url, attribution },
        camera: start(),
        language,
        onShown: () => shown(),
        onFailed: () => failed(),
      });
      setMap(opened);
    };
    open().catch(() => failed());
    return () => {
      isOver = true;
      opened?.close();
      setMap(undefined);
    };
  }, [box, kind, url, attribution, language]);
  useEffect(() => map?.look(camera), [map, camera]);
}
