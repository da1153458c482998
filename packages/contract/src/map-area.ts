import * as z from 'zod';

/** A part of the earth between degrees: south, west, north, east, separated by commas. */
export const area = z
  .string()
  .regex(/^-?\d{1,2}(\.\d{1,8})?,-?\d{1,3}(\.\d{1,8})?,-?\d{1,2}(\.\d{1,8})?,-?\d{1,3}(\.\d{1,8})?$/, 'invalid')
  .transform((written) => {
    const [south = 0, west = 0, north = 0, east = 0] = written.split(',').map(Number);
    return { south, west, north, east };
  })
  .refine(
    ({ south, west, north, east }) =>
      -90 <= south && south < north && north <= 90 && -180 <= west && west < east && east <= 180,
    'invalid',
  );

/** A part of the earth between degrees. */
export type MapArea = z.output<typeof area>;
