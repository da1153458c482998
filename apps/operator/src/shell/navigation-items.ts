import type { IconName } from '@tajmeelspot/ui/icon.tsx';

/** The screens of the console in their order; `isNear` ones stand at the bottom of phones, the others behind "More". */
export const screens = [
  { to: '/', key: 'overview', icon: 'home', isNear: true },
  { to: '/figures', key: 'figures', icon: 'chart', isNear: false },
  { to: '/approvals', key: 'approvals', icon: 'check', isNear: true },
  { to: '/vendors', key: 'vendors', icon: 'scissors', isNear: true },
  { to: '/services', key: 'services', icon: 'tag', isNear: false },
  { to: '/reports', key: 'reports', icon: 'alert', isNear: true },
  { to: '/picture-cases', key: 'pictureCases', icon: 'picture', isNear: false },
  { to: '/signals', key: 'voices', icon: 'eye', isNear: false },
  { to: '/bookings', key: 'bookings', icon: 'search', isNear: false },
  { to: '/disputes', key: 'disputes', icon: 'calendar', isNear: false },
  { to: '/messages', key: 'messages', icon: 'mail', isNear: false },
  { to: '/users', key: 'users', icon: 'users', isNear: false },
  { to: '/terms', key: 'terms', icon: 'pin', isNear: false },
  { to: '/procedures', key: 'procedures', icon: 'shield', isNear: false },
  { to: '/texts', key: 'texts', icon: 'note', isNear: false },
  { to: '/announcements', key: 'announcements', icon: 'share', isNear: false },
  { to: '/newsletter', key: 'newsletter', icon: 'bell', isNear: false },
  { to: '/undelivered', key: 'undelivered', icon: 'reload', isNear: false },
  { to: '/log', key: 'audit', icon: 'clock', isNear: false },
] as const satisfies readonly { to: string; key: string; icon: IconName; isNear: boolean }[];
