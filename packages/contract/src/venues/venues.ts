import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idText, social } from '../fields.ts';
import { paths } from '../paths.ts';
import { memberRoles, venueMembers } from './members.ts';
import { venueMessages } from './messages.ts';
import { venueLicencesCalls } from './licences.ts';
import { venueTypes, ownVenues } from './own-venues.ts';
import { workPictures } from './work-pictures.ts';

export { venueTypes } from './own-venues.ts';

/** Kind of venue. */
export type VenueType = (typeof venueTypes)[number];

/** Where a visit takes place. */
export const venueShape = z.object({
  id: z.number().int(),
  /** Of its page: /v/{slug}. */
  slug: z.string(),
  name: z.string(),
  type: z.enum(venueTypes),
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

/** An employee who gives treatments. */
export const employee = z.object({
  id: z.number().int(),
  name: z.string(),
  job: z.string(),
  gender: z.enum(['female', 'male']),
  /** Day on which the employee was entered, YYYY-MM-DD. */
  post_date: z.string(),
  /** The venue's, as the three below: nobody's own. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  social,
  establishment: venueShape,
});

export const venues = {
  listVenues: endpoint({
    path: paths.listVenues,
    access: 'member',
    summary: 'The venues at which the caller works, own ones first.',
    output: z.object({
      data: z.array(
        z.object({
          id: z.number().int(),
          name: z.string(),
          role: z.enum(memberRoles),
          is_women_only: z.boolean(),
          /** Until when an operator reads its dashboard, ISO 8601; absent for who works there. */
          view_until: z.string().optional(),
        }),
      ),
    }),
    problems: ['unauthenticated'],
  }),
  listEmployees: endpoint({
    path: paths.listEmployees,
    access: 'visitor',
    summary: 'People who give treatments; those of one service where service_id is given. At most 100.',
    query: z.object({ service_id: idText.optional() }),
    output: z.array(employee),
    problems: ['invalid'],
  }),
  ...ownVenues,
  ...venueLicencesCalls,
  ...workPictures,
  ...venueMessages,
  ...venueMembers,
};

/** An employee who gives treatments. */
export type Employee = z.output<typeof employee>;
