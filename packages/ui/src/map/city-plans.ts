import type { CityPlan } from './city-plan.ts';
import { baghdad } from './cities/baghdad.ts';
import { erbil, mosul, ramadi, sulaymaniyah } from './cities/north.ts';
import { basra, diwaniyah, najaf } from './cities/south.ts';
import type { MapPoint } from './lines.ts';

/** Every city that is drawn. */
export const cityPlans: readonly CityPlan[] = [baghdad, basra, mosul, erbil, sulaymaniyah, najaf, ramadi, diwaniyah];

/** The plan of the city that a place lies in or by; undefined more than twenty kilometres away from all. */
export const planAt = ([longitude, latitude]: MapPoint): CityPlan | undefined =>
  cityPlans.find(({ center }) => Math.abs(center[0] - longitude) < 0.22 && Math.abs(center[1] - latitude) < 0.18);
