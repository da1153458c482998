import { useSyncExternalStore } from 'react';

/** How much room there is: a phone, something between, or a desk with room beside the content. */
export type Screen = 'phone' | 'tablet' | 'wide';

const [tablet, wide] = [matchMedia('(min-width: 768px)'), matchMedia('(min-width: 1200px)')];

/** How much room there is now. */
export const useScreen = (): Screen =>
  useSyncExternalStore(subscribe, () => (wide.matches ? 'wide' : tablet.matches ? 'tablet' : 'phone'));

function subscribe(listener: () => void): () => void {
  for (const one of [tablet, wide]) one.addEventListener('change', listener);
  return () => {
    for (const one of [tablet, wide]) one.removeEventListener('change', listener);
  };
}
