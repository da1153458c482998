import type { IconName } from '@tajmeelspot/ui/icon.tsx';
import type { MemberVenue } from '../venue-provider.tsx';

/** A screen that the navigation leads to; its words stand in the catalogue under `dashboard.nav`. */
type NavigationItem = {
  readonly to: string;
  readonly key: string;
  readonly icon: IconName;
  /** At the bottom of phones; the others stand behind 'More'. */
  readonly isNear: boolean;
  /** For owners and managers alone. */
  readonly isForManagers?: boolean;
};

const navigationItems = [
  { to: '/', key: 'today', icon: 'home', isNear: true },
  { to: '/bookings', key: 'bookings', icon: 'note', isNear: true },
  { to: '/customers', key: 'customers', icon: 'users', isNear: true, isForManagers: true },
  { to: '/till', key: 'till', icon: 'cash', isNear: false },
  { to: '/services', key: 'services', icon: 'scissors', isNear: false, isForManagers: true },
  { to: '/team', key: 'team', icon: 'user', isNear: false },
  { to: '/pictures', key: 'pictures', icon: 'picture', isNear: false, isForManagers: true },
  { to: '/hours', key: 'hours', icon: 'clock', isNear: false, isForManagers: true },
  { to: '/resources', key: 'resources', icon: 'station', isNear: false, isForManagers: true },
  { to: '/reviews', key: 'reviews', icon: 'smile', isNear: false, isForManagers: true },
  { to: '/reports', key: 'reports', icon: 'chart', isNear: false, isForManagers: true },
  { to: '/embed', key: 'embed', icon: 'share', isNear: false, isForManagers: true },
  { to: '/access', key: 'access', icon: 'lock', isNear: false, isForManagers: true },
  { to: '/settings', key: 'settings', icon: 'settings', isNear: false, isForManagers: true },
] as const satisfies readonly NavigationItem[];

/** Where somebody can go at a venue. */
export const navigationItemsOf = ({ role }: MemberVenue) =>
  navigationItems.filter((item) => role !== 'staff' || !('isForManagers' in item && item.isForManagers));
