/** Parts of a day: until 12:00, from 12:00 to 17:00, from 17:00 on. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;

/** A part of the day. */
export type PartOfDay = (typeof dayParts)[number];
