import { CountryLayers } from '../../src/map/country-layers.tsx';
import { DrawnMap } from '../../src/map/drawn-map.tsx';
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
      <Part name="DrawnMap">
        <Specimen of="a city with a pin">
          <DrawnMap
            view={{ ...mapSize, center: baghdad, zoom: 11 }}
            pin={karrada}
            language={language}
            label={texts.map}
            className="w-full max-w-80"
          />
        </Specimen>
        <Specimen of="the country">
          <svg viewBox="0 0 640 400" className="w-full max-w-80" aria-hidden="true">
            <CountryLayers view={{ ...mapSize, center: iraq, zoom: 4.6 }} language={language} />
          </svg>
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
