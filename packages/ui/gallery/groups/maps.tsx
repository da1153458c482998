import { drawMap } from '../../src/map/map-drawing.ts';
import { MapPicture } from '../../src/map/map-picture.tsx';
import { PinMap } from '../../src/map/pin-map.tsx';
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
      <Part name="PinMap">
        <Specimen of="a pin to set">
          <PinMap pin={karrada} city="baghdad" language={language} texts={texts} onPin={() => {}} />
        </Specimen>
      </Part>
    </>
  );
}
