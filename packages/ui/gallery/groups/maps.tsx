import { drawMap } from '../../src/map/map-drawing.ts';
import { MapPicture } from '../../src/map/map-picture.tsx';
import { countryCamera } from '../../src/map/moving/camera.ts';
import { MovingMap } from '../../src/map/moving/moving-map.tsx';
import { PlaceMap } from '../../src/map/moving/place-map.tsx';
import { ZoomButton } from '../../src/map/moving/zoom-button.tsx';
import { PinMap } from '../../src/map/pin-map.tsx';
import { PinMark } from '../../src/map/pin-mark.tsx';
import { useState } from 'react';
import { Part, Specimen } from '../specimen.tsx';
import { useSampleTexts } from '../texts/sample-texts.ts';

const [karrada, baghdad, iraq] = [
  [44.4263, 33.3037],
  [44.4, 33.325],
  [43.7, 33.3],
] as const;
const mapSize = { width: 640, height: 400 };

/** Maps that are drawn. */
export function Maps() {
  const { map: texts, code: language } = useSampleTexts();
  return (
    <>
      <Part name="MapPicture">
        <Specimen of="a city with a pin">
          <MapPicture
            drawing={drawMap({ ...mapSize, center: baghdad, zoom: 11 }, language, karrada)}
            label={texts.map}
            className="w-full max-w-80"
          />
        </Specimen>
        <Specimen of="the country">
          <MapPicture
            drawing={drawMap({ ...mapSize, center: iraq, zoom: 4.6 }, language)}
            label={texts.map}
            className="w-full max-w-80"
          />
        </Specimen>
      </Part>
      <MapsThatMove />
      <Part name="PinMap">
        <Specimen of="a pin to set">
          <PinMap pin={karrada} city="baghdad" language={language} texts={texts} onPin={() => {}} />
        </Specimen>
      </Part>
    </>
  );
}

function MapsThatMove() {
  const { map: texts, code: language } = useSampleTexts();
  return (
    <>
      <Part name="MovingMap">
        <Specimen of="drawn, moved by fingers, wheel and buttons">
          <SampleMovingMap />
        </Specimen>
        <Specimen of="tiles that do not come">
          <PlaceMap
            pin={karrada}
            tiles={{ kind: 'vector', url: '/no/{z}/{x}/{y}.mvt', attribution: '' }}
            language={language}
            texts={texts}
            className="h-60 w-full max-w-80"
          />
        </Specimen>
      </Part>
      <Part name="PinMark">
        <Specimen of="plain">
          <PinMark />
        </Specimen>
      </Part>
      <Part name="ZoomButton">
        <Specimen of="both">
          <ZoomButton icon="plus" label={texts.nearer} onClick={() => {}} />
          <ZoomButton icon="minus" label={texts.farther} onClick={() => {}} />
        </Specimen>
      </Part>
    </>
  );
}

function SampleMovingMap() {
  const { map: texts, code: language } = useSampleTexts();
  const [camera, setCamera] = useState(countryCamera);
  return (
    <MovingMap
      {...{ camera, language, texts }}
      onMove={setCamera}
      tiles={undefined}
      className="relative h-60 w-full max-w-80"
    />
  );
}
