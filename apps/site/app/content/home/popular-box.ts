import type { Picture } from '@tajmeelspot/contract/fields.ts';

/** The boxes of the home page with the stable name of their category and the page of all of it. */
export const boxes = {
  hair: { category: 'hair', path: '/hair' },
  removal: { category: 'hair removal', path: '/hairremoval' },
  clinic: { category: 'clinic', path: '/services?category=clinic' },
} as const;

/** Name of a box. */
export type PopularBoxName = keyof typeof boxes;

/** A service of a box; the price is in dinars. */
export type BoxLine = {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly venue: string;
  readonly city: string;
  readonly price: number;
};

/** What a box shows. */
export type PopularBox = {
  readonly name: PopularBoxName;
  readonly picture: Picture | null;
  /** Services of the whole category, counted up to 1000. */
  readonly total: number;
  readonly services: readonly BoxLine[];
};
