import type { IconName } from '@tajmeelspot/ui/icon.tsx';
import type { Venue } from '../house.tsx';

/** A screen that the navigation leads to; its words stand in the catalogue under `dashboard.nav`. */
type Place = {
  readonly to: string;
  readonly key: string;
  readonly icon: IconName;
  /** On phones it stands in the tabs; the others stand under 'More'. */
  readonly isTab?: boolean;
  /** For owners and managers alone. */
  readonly isOfRunners?: boolean;
};

const places = [
  { to: '/', key: 'today', icon: 'home', isTab: true },
  { to: '/bookings', key: 'bookings', icon: 'note', isTab: true },
  { to: '/customers', key: 'customers', icon: 'users', isTab: true, isOfRunners: true },
  { to: '/services', key: 'services', icon: 'scissors', isOfRunners: true },
  { to: '/team', key: 'team', icon: 'user', isOfRunners: true },
  { to: '/hours', key: 'hours', icon: 'clock', isOfRunners: true },
  { to: '/reviews', key: 'reviews', icon: 'smile', isOfRunners: true },
  { to: '/reports', key: 'reports', icon: 'chart', isOfRunners: true },
  { to: '/embed', key: 'embed', icon: 'share', isOfRunners: true },
  { to: '/access', key: 'access', icon: 'lock', isOfRunners: true },
  { to: '/settings', key: 'settings', icon: 'settings', isOfRunners: true },
] as const satisfies readonly Place[];

/** Where somebody can go at a venue. */
export const placesOf = ({ role }: Venue) =>
  places.filter((place) => role !== 'staff' || !('isOfRunners' in place && place.isOfRunners));
