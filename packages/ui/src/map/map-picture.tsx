import { useId } from 'react';
import type { MapPoint } from './lines.ts';
import type { MapDrawing } from './map-drawing.ts';
import { PinShape } from './pin-mark.tsx';

type MapPictureProps = {
  readonly drawing: MapDrawing;
  /** What it shows, for those who do not see it. */
  readonly label: string;
  readonly className?: string;
};

/**
 * A map that needs neither tiles nor a script. It fills its box, and shows less at the sides where the box is narrower than
 * the drawing.
 */
export function MapPicture({ drawing, label, className = '' }: MapPictureProps) {
  const { width, height, names, pin } = drawing;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
      className={`block ${className}`}
    >
      <rect width={width} height={height} className="map-land" />
      <Layers drawing={drawing} />
      <g className="map-name" aria-hidden="true">
        {names.map((name) => (
          <Name key={name.text} name={name} />
        ))}
      </g>
      {pin && <Pin at={pin} />}
    </svg>
  );
}

function Layers({ drawing }: Pick<MapPictureProps, 'drawing'>) {
  const { border, lakes, parks, rivers, roads } = drawing;
  return (
    <>
      {border !== undefined && <path d={border} className="map-country" />}
      {drawing.block > 0 && <Streets drawing={drawing} />}
      {lakes.map((path) => (
        <path key={path} d={path} className="map-lake" />
      ))}
      {parks.map((path) => (
        <path key={path} d={path} className="map-park" />
      ))}
      {rivers.map(({ path, width }) => (
        <g key={path} className="map-line">
          {border === undefined && <path d={path} className="map-bank" strokeWidth={width + 6} />}
          <path d={path} className="map-water" strokeWidth={width} />
        </g>
      ))}
      {(['map-case', 'map-road'] as const).map((layer) => (
        <g key={layer} className={`map-line ${layer}`} strokeWidth={layer === 'map-case' ? 7 : 4.5}>
          {roads.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
      ))}
    </>
  );
}

/** Blocks of houses: a pattern, not a survey. */
function Streets({ drawing: { width, height, block } }: Pick<MapPictureProps, 'drawing'>) {
  const id = useId();
  const high = Math.round(block * 0.7);
  return (
    <>
      <pattern id={id} width={block} height={high} patternUnits="userSpaceOnUse" patternTransform="rotate(-18)">
        <path d={`M0 0H${block}M0 0V${high}`} className="map-street" />
      </pattern>
      <rect width={width} height={height} fill={`url(#${id})`} />
    </>
  );
}

function Name({ name: { text, at, side } }: { readonly name: MapDrawing['names'][number] }) {
  const [x, y] = at;
  if (side === undefined) {
    return (
      <text x={x} y={y}>
        {text}
      </text>
    );
  }
  return (
    <g className={`map-${side}`}>
      <circle cx={x} cy={y} r={4} className="map-city" />
      <text x={side === 'left' ? x - 9 : x + 9} y={y + 4}>
        {text}
      </text>
    </g>
  );
}

/** The arch of a venue, standing on its place. */
function Pin({ at: [x, y] }: { readonly at: MapPoint }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <PinShape />
    </g>
  );
}
