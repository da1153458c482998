import { useEffect, useEffectEvent, useState } from 'react';
import type { PlaceName } from '../city-plan.ts';
import type { MapCamera } from '../moving/camera.ts';
import type { LiveMap } from './open-live-map.ts';
import type { TileSource } from './tile-source.ts';

type LiveBaseProps = {
  readonly tiles: TileSource;
  readonly camera: MapCamera;
  readonly language: keyof PlaceName;
  readonly label: string;
  readonly onShown: () => void;
  /** Neither the program nor a tile has come. */
  readonly onFailed: () => void;
};

/** The base of a map from tiles. Its program comes with the first of them that is shown. */
export function LiveBase({ tiles, camera, language, label, onShown, onFailed }: LiveBaseProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [map, setMap] = useState<LiveMap>();
  const shown = useEffectEvent(onShown);
  const failed = useEffectEvent(onFailed);
  const start = useEffectEvent(() => camera);
  const { kind, url, attribution } = tiles;
  useEffect(() => {
    if (!box) return undefined;
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
  return (
    <>
      <span className="sr-only">{label}</span>
      <div ref={setBox} aria-hidden="true" className="absolute inset-0" />
    </>
  );
}
