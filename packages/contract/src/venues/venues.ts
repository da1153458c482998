import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idText, social } from '../fields.ts';
import { paths } from '../paths.ts';
import { houseMembers } from './members.ts';
import { houseMessages } from './messages.ts';
import { establishmentTypes, ownHouses } from './own-houses.ts';

export { establishmentTypes } from './own-houses.ts';

/** Kind of establishment. */
export type EstablishmentType = (typeof establishmentTypes)[number];

/** Where a visit takes place. */
export const establishment = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.enum(establishmentTypes),
  address: z.string(),
  district: z.string(),
  city: z.string(),
  city_code: z.string(),
  postcode: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  is_women_only: z.boolean(),
  contact_info: z.object({
    phone: z.string().nullable(),
    email: z.string().nullable(),
    website: z.string().nullable(),
  }),
});

/** Somebody who gives treatments. */
export const employee = z.object({
  id: z.number().int(),
  name: z.string(),
  job: z.string(),
  gender: z.enum(['female', 'male']),
  /** Day on which the person was entered, YYYY-MM-DD. */
  post_date: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  social,
  establishment,
});

export const venues = {
  listEmployees: endpoint({
    path: paths.listEmployees,
    access: 'anybody',
    summary: 'People who give treatments; those of one listing where service_id is given. At most 100.',
    query: z.object({ service_id: idText.optional() }),
    output: z.array(employee),
    problems: ['invalid'],
  }),
  ...ownHouses,
  ...houseMessages,
  ...houseMembers,
};

/** Somebody who gives treatments. */
export type Employee = z.output<typeof employee>;
