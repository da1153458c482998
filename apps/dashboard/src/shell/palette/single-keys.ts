/** Keys that lead somewhere by themselves, as the key of a Latin keyboard; what they open is named in the list of keys. */
export const destinations: Readonly<Record<string, string>> = {
  t: '/',
  b: '/bookings',
  c: '/customers',
  s: '/services',
  h: '/hours',
  r: '/reports',
};

const storageKey = 'dashboard.keys';

/** Whether single keys do something: users who steer by voice, or press keys by mistake, turn them off. */
export const areSingleKeysOn = (): boolean => localStorage.getItem(storageKey) !== 'off';

/** Turns single keys on or off in this browser. */
export const setSingleKeys = (isOn: boolean): void => localStorage.setItem(storageKey, isOn ? 'on' : 'off');
