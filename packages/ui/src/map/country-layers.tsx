import type { PlaceName } from './city-plan.ts';
import { cityPlans } from './city-plans.ts';
import { border, lakes, rivers } from './iraq.ts';
import { type MapView, toPath, toPixels } from './projection.ts';

type CountryLayersProps = { readonly view: MapView; readonly language: keyof PlaceName };

/** Iraq with its rivers, lakes and cities. */
export function CountryLayers({ view, language }: CountryLayersProps) {
  return (
    <>
      <path d={`${toPath(view, border)}Z`} className="map-country" />
      {lakes.map((line) => (
        <path key={String(line[0])} d={`${toPath(view, line)}Z`} className="map-lake" />
      ))}
      <g className="map-line map-water" strokeWidth={3}>
        {rivers.map((line) => (
          <path key={String(line[0])} d={toPath(view, line)} />
        ))}
      </g>
      <g className="map-name" aria-hidden="true">
        {cityPlans.map(({ code, center, side, name }) => {
          const [x, y] = toPixels(view, center);
          return (
            <g key={code} className={`map-${side}`}>
              <circle cx={x} cy={y} r={4} className="map-city" />
              <text x={side === 'left' ? x - 9 : x + 9} y={y + 4}>
                {name[language]}
              </text>
            </g>
          );
        })}
      </g>
    </>
  );
}
