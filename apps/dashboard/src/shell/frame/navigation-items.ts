import type { IconName } from '@tajmeelspot/ui/icon.tsx';
import type { MemberVenue } from '../venue-provider.tsx';

/** A screen that the navigation leads to; its words stand in the catalogue under `dashboard.nav`. */
type NavigationItem = {
  readonly to: string;
  readonly key: string;
  readonly icon: IconName;
  /** On phones it stands in the tabs; the others stand under 'More'. */
  readonly isTab?: boolean;
  /** For owners and managers alone. */
  readonly isForManagers?: boolean;
};

const navigationItems = [
  { to: '/', key: 'today', icon: 'home', isTab: true },
  { to: '/bookings', key: 'bookings', icon: 'note', isTab: true },
  { to: '/customers', key: 'customers', icon: 'users', isTab: true, isForManagers: true },
  { to: '/services', key: 'services', icon: 'scissors', isForManagers: true },
  { to: '/team', key: 'team', icon: 'user', isForManagers: true },
  { to: '/hours', key: 'hours', icon: 'clock', isForManagers: true },
  { to: '/reviews', key: 'reviews', icon: 'smile', isForManagers: true },
  { to: '/reports', key: 'reports', icon: 'chart', isForManagers: true },
  { to: '/embed', key: 'embed', icon: 'share', isForManagers: true },
  { to: '/access', key: 'access', icon: 'lock', isForManagers: true },
  { to: '/settings', key: 'settings', icon: 'settings', isForManagers: true },
] as const satisfies readonly NavigationItem[];

/** Where somebody can go at a venue. */
export const navigationItemsOf = ({ role }: MemberVenue) =>
  navigationItems.filter((item) => role !== 'staff' || !('isForManagers' in item && item.isForManagers));
