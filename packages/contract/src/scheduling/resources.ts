import * as z from 'zod';
import { date, id, requiredLocalizedText, storedLocalizedText, text, time, wholeNumber } from '../fields.ts';

/** What a kind of resource is, for its picture. */
export const resourceSorts = ['room', 'station', 'device', 'other'] as const;

/** Time in which a resource is given to nobody; HH:MM in Asia/Baghdad. */
const maintenance = z.object({
  starts_on: date,
  from: time,
  /** The day on which it ends. */
  ends_on: date,
  to: time,
});

const resourceFields = {
  /** No other of its kind has it. */
  number: wholeNumber(1, 999),
  /** False: it is there, and is given to nobody. */
  is_in_use: z.boolean('invalid'),
  /** That which is not over. */
  maintenance: z.array(maintenance).max(50, 'too_many'),
};

/** A kind of resource as it is entered. Without an id it is new; one that was left out comes back with its id. */
const resourceKindInput = z.object({
  id: id.nullable(),
  name: requiredLocalizedText(60),
  sort: z.enum(resourceSorts, 'invalid'),
  /** The treatments of which each booking has one of them. */
  treatment_ids: z.array(id).max(1000, 'too_many'),
  resources: z
    .array(z.object({ id: id.nullable(), label: text(40).nullable(), ...resourceFields }))
    .min(1, 'required')
    .max(50, 'too_many'),
});

/** Every kind that a venue has from now on. */
export const resourceKindsInput = z.array(resourceKindInput).max(20, 'too_many');

/** A kind of resource of a venue, with its numbered resources in their order. */
export const resourceKind = z.object({
  id: z.number().int(),
  name: z.string(),
  /** As it was entered, by language. */
  names: storedLocalizedText,
  sort: z.enum(resourceSorts),
  treatment_ids: z.array(z.number().int()),
  resources: z.array(z.object({ id: z.number().int(), label: z.string().nullable(), ...resourceFields })),
});

/** A resource that a booking has, as the venue names it. */
export const bookedResource = z.object({
  id: z.number().int(),
  kind: z.string(),
  sort: z.enum(resourceSorts),
  number: z.number().int(),
  label: z.string().nullable(),
});

/** A kind of resource as it is entered. */
export type ResourceKindInput = z.output<typeof resourceKindInput>;
/** A resource that a booking has. */
export type BookedResource = z.output<typeof bookedResource>;
