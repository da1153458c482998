/** How far apart repeated bookings are. */
export const repeatUnits = ['day', 'week', 'month'] as const;

/** How far apart repeated bookings are. */
export type RepeatUnit = (typeof repeatUnits)[number];

/** How many bookings one step repeats. */
export const maxRepeats = 12;

/** What stands against a repeated booking: other bookings, the hours or leave, the day is too far ahead or over. */
export const repeatCollisions = ['taken', 'closed', 'too_far', 'past'] as const;
