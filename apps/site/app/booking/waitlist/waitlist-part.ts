/** The parts of the day that a customer can wait for. */
export const waitlistParts = ['any', 'morning', 'afternoon', 'evening'] as const;

/** A part of the day that a customer can wait for. */
export type WaitlistPart = (typeof waitlistParts)[number];

type PartHours = { readonly earliest?: string; readonly latest?: string };

/** The first and last start of each part, HH:MM; absent where the part reaches to the end of the day. */
export const hoursOfPart: Readonly<Record<WaitlistPart, PartHours>> = {
  any: {},
  morning: { latest: '11:59' },
  afternoon: { earliest: '12:00', latest: '16:59' },
  evening: { earliest: '17:00' },
};

/** The part of the day between two starts; undefined where no part has these hours. */
export const findWaitlistPart = (earliest: string | null, latest: string | null): WaitlistPart | undefined =>
  waitlistParts.find((part) => {
    const hours = hoursOfPart[part];
    return hours.earliest === (earliest ?? undefined) && hours.latest === (latest ?? undefined);
  });
