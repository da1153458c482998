import { useId } from 'react';
import type { CityPlan, PlaceName } from './city-plan.ts';
import { planAt } from './city-plans.ts';
import { CountryLayers } from './country-layers.tsx';
import type { MapLine, MapPoint } from './lines.ts';
import { type MapView, pixelsPerMetre, toCurve, toPixels } from './projection.ts';

type DrawnMapProps = {
  readonly view: MapView;
  /** Language of the names on it. */
  readonly language: keyof PlaceName;
  /** A pin on it. */
  readonly pin?: MapPoint | undefined;
  /** What it shows, for those who do not see it. */
  readonly label: string;
  readonly className?: string;
};

/**
 * A map that needs neither tiles nor a script: Iraq from afar, the scheme of a city from near. It fills its box, and shows
 * less at the sides where the box is narrower than the view.
 */
export function DrawnMap({ view, language, pin, label, className = '' }: DrawnMapProps) {
  const grid = useId();
  const plan = view.zoom < 9 ? undefined : planAt(view.center);
  return (
    <svg
      viewBox={`0 0 ${view.width} ${view.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
      className={`map block ${className}`}
    >
      <rect width={view.width} height={view.height} className="map-land" />
      {plan ? <CityLayers view={view} plan={plan} grid={grid} /> : <CountryLayers view={view} language={language} />}
      {plan && <DistrictNames view={view} plan={plan} language={language} />}
      {pin && <Pin at={toPixels(view, pin)} />}
    </svg>
  );
}

type CityLayersProps = { readonly view: MapView; readonly plan: CityPlan; readonly grid: string };

function CityLayers({ view, plan, grid }: CityLayersProps) {
  const metre = pixelsPerMetre(view);
  const block = Math.max(14, 260 * metre);
  const curve = (line: MapLine) => toCurve(view, line);
  return (
    <>
      <pattern
        id={grid}
        width={block}
        height={block * 0.7}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-18)"
      >
        <path d={`M0 0H${block}M0 0V${block * 0.7}`} className="map-street" />
      </pattern>
      <rect width={view.width} height={view.height} fill={`url(#${grid})`} />
      {plan.parks.map((line) => (
        <path key={String(line[0])} d={`${curve(line)}Z`} className="map-park" />
      ))}
      {plan.waters.map(({ line, metres }) => {
        const wide = Math.max(3, metres * metre);
        return (
          <g key={String(line[0])} className="map-line">
            <path d={curve(line)} className="map-bank" strokeWidth={wide + 6} />
            <path d={curve(line)} className="map-water" strokeWidth={wide} />
          </g>
        );
      })}
      {(['map-case', 'map-road'] as const).map((layer) => (
        <g key={layer} className={`map-line ${layer}`} strokeWidth={layer === 'map-case' ? 7 : 4.5}>
          {plan.roads.map((line) => (
            <path key={String(line[0]) + String(line.at(-1))} d={curve(line)} />
          ))}
        </g>
      ))}
    </>
  );
}

type DistrictNamesProps = {
  readonly view: MapView;
  readonly plan: CityPlan;
  readonly language: keyof PlaceName;
};

function DistrictNames({ view, plan, language }: DistrictNamesProps) {
  const isInside = ([x, y]: MapPoint) => x > 0 && x < view.width && y > 0 && y < view.height;
  return (
    <g className="map-name" aria-hidden="true">
      {plan.districts
        .map(({ name, at }) => ({ text: name[language], at: toPixels(view, at) }))
        .filter(({ at }) => isInside(at))
        .map(({ text, at: [x, y] }) => (
          <text key={text} x={x} y={y}>
            {text}
          </text>
        ))}
    </g>
  );
}

/** The arch of a venue, standing on its place. */
function Pin({ at: [x, y] }: { readonly at: MapPoint }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-20-14V-36C-20-46-8-50 0-58 8-50 20-46 20-36V-14H6L0-6-6-14Z" className="map-pin" />
      <path d="M0-46 4-40H10V-34L16-30 10-26V-20H4L0-14-4-20H-10V-26L-16-30-10-34V-40H-4Z" className="map-star" />
    </g>
  );
}
