import type { CityPlan, PlaceName } from './city-plan.ts';
import { cityPlans, planAt } from './city-plans.ts';
import { border, lakes, rivers } from './iraq.ts';
import type { MapLine, MapPoint } from './lines.ts';
import { type MapView, pixelsPerMetre, toCurve, toPath, toPixels } from './projection.ts';

/** A name on a map: beside a mark, or in the middle of what it names. */
type MapName = { readonly text: string; readonly at: MapPoint; readonly side?: 'left' | 'right' };

/** What a map is drawn from: paths in pixels, made once, so that who only shows it needs no geography. */
export type MapDrawing = {
  readonly width: number;
  readonly height: number;
  /** Pixels of a block of houses; 0 from afar. */
  readonly block: number;
  /** The border of the country; none from near. */
  readonly border: string | undefined;
  /** Closed waters and parks. */
  readonly lakes: readonly string[];
  readonly parks: readonly string[];
  readonly rivers: readonly { readonly path: string; readonly width: number }[];
  readonly roads: readonly string[];
  readonly names: readonly MapName[];
  readonly pin: MapPoint | undefined;
};

/** Draws a part of the earth: Iraq from afar, the scheme of a city from near. */
export function drawMap(view: MapView, language: keyof PlaceName, pin?: MapPoint): MapDrawing {
  const plan = view.zoom < 9 ? undefined : planAt(view.center);
  const { width, height } = view;
  return {
    width,
    height,
    ...(plan ? drawCity(view, plan, language) : drawCountry(view, language)),
    pin: pin && toPixels(view, pin),
  };
}

type Layers = Omit<MapDrawing, 'width' | 'height' | 'pin'>;

function drawCity(view: MapView, plan: CityPlan, language: keyof PlaceName): Layers {
  const metre = pixelsPerMetre(view);
  const curve = (line: MapLine) => toCurve(view, line);
  const isInside = ({ at: [x, y] }: MapName) => x > 0 && x < view.width && y > 0 && y < view.height;
  return {
    block: Math.max(14, Math.round(260 * metre)),
    border: undefined,
    lakes: [],
    parks: plan.parks.map((line) => `${curve(line)}Z`),
    rivers: plan.waters.map(({ line, metres }) => ({
      path: curve(line),
      width: Math.max(3, Math.round(metres * metre)),
    })),
    roads: plan.roads.map((line) => curve(line)),
    names: plan.districts.map(({ name, at }) => ({ text: name[language], at: toPixels(view, at) })).filter(isInside),
  };
}

function drawCountry(view: MapView, language: keyof PlaceName): Layers {
  return {
    block: 0,
    border: `${toPath(view, border)}Z`,
    lakes: lakes.map((line) => `${toPath(view, line)}Z`),
    parks: [],
    rivers: rivers.map((line) => ({ path: toPath(view, line), width: 3 })),
    roads: [],
    names: cityPlans.map(({ name, center, side }) => ({ text: name[language], at: toPixels(view, center), side })),
  };
}
