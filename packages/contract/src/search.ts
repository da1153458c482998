import * as z from 'zod';
import { citiesText, pricedTreatment, serviceSummary } from './catalog.ts';
import { dayParts } from './day-parts.ts';
import { endpoint } from './endpoint.ts';
import { cursor, date, flag, limit, picture, text, time } from './fields.ts';
import { area } from './map-area.ts';
import { paths } from './paths.ts';
import { type VenueType, venueTypes } from './venues/venues.ts';

/**
 * Ways to order the found services: 'recommended' by how well they fit the words, then by their points (rankingWeights);
 * 'nearest' needs
 * `near`; 'earliest' puts the first free time first among the 1000 best matches.
 */
export const sorts = ['recommended', 'rating', 'newest', 'price', 'nearest', 'earliest'] as const;

/** Empty text in a form field means: not asked for. */
export const optional = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional();

const toLowerCase = (given: unknown): unknown => (typeof given === 'string' ? given.toLowerCase() : given);

const price = z
  .string()
  .regex(/^\d{1,9}$/, 'invalid')
  .meta({ maxLength: 9 })
  .transform(Number);

/** What services can be asked for; empty fields ask for nothing. */
const criteria = {
  /** Words in any of the three languages; the last may be unfinished, each may be misspelled. */
  treatment: optional(text(100)),
  /** Postcode of the venue. */
  postcode: optional(text(10)),
  /** In any letter case: tabs write Dental. */
  type: optional(z.preprocess((given: VenueType) => toLowerCase(given), z.enum(venueTypes, 'invalid'))),
  /** Stable name of a category, in any letter case; what lies below it is found, too. */
  category: optional(text(60)),
  city: optional(citiesText),
  /** Codes of districts, separated by commas. */
  district: optional(text(300).regex(/^[a-z0-9-]*(,[a-z0-9-]+)*$/, 'invalid')),
  /** Bounds of the lowest price, whole dinars. */
  price_min: optional(price),
  price_max: optional(price),
  /** Least mean of the reviews. */
  rating: optional(z.enum(['3', '4', '4.5'], 'invalid').transform(Number)),
  women_only: optional(flag),
  female_staff: optional(flag),
  /** Only services with which the venue also comes to the customer. */
  at_home: optional(flag),
  /** Only venues that are open at this moment. */
  open_now: optional(flag),
  /** Only venues in a part of the map: the least and the greatest degrees, latitude before longitude. */
  area: optional(area),
};

const place = z
  .string()
  .regex(/^-?\d{1,2}(\.\d{1,8})?,-?\d{1,3}(\.\d{1,8})?$/, 'invalid')
  .transform((written) => {
    const [latitude = 0, longitude = 0] = written.split(',').map(Number);
    return { latitude, longitude };
  })
  .refine(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180, 'invalid');

/** How far from `near` a venue may lie, kilometres. */
export const distances = ['2', '5', '10'] as const;

/** Everything that narrows a search. */
export const searchCriteria = {
  ...criteria,
  /** Only what still has a free start on this day. */
  date: optional(date),
  /** Only what still has a free start in this part of the day, or of one of the next seven where no day is given. */
  part: optional(z.enum(dayParts, 'invalid')),
  /** Only what still has a free start at this time (HH:MM) or later on the day, or one of the next seven. */
  after: optional(time),
  /** Where distances are counted from: latitude,longitude in degrees. */
  near: optional(place),
  /** Kilometres from `near` at most; without it, it asks for nothing. */
  within: optional(z.enum(distances, 'invalid').transform(Number)),
};

/** What a page of results is asked for. */
const pageCriteria = {
  ...searchCriteria,
  sort: optional(z.enum(sorts, 'invalid')),
  cursor: optional(cursor),
  limit: limit.default(24),
};

/** How the words of a search were read. */
const reading = {
  /** The words as they were read, where a slip was seen in them. */
  read_as: z.string().nullable(),
  /** What else the words may have meant, or what is left of them without those that mean nothing. */
  did_you_mean: z.array(z.string()),
  /** Words that no service and no treatment has, in any spelling; nothing is found with them. */
  unknown: z.array(z.string()),
};

/** Kilometres from `near`; null without it, or where the venue gave no place on the map. */
const distanceKm = z.number().nullable();

/** A venue with what of it matches a search. */
const venueResult = z.object({
  venue: serviceSummary.shape.establishment,
  /** Of the matching service that stands first. */
  main_picture: picture.nullable(),
  /** Mean of the reviews of all its services that count, as on its page; null without one. */
  rating: z.number().nullable(),
  reviews_count: z.number().int(),
  /** Whether it holds a valid licence that an operator has checked. */
  is_licensed: z.boolean(),
  /** Whether it also comes to the customer with one of its matching services. */
  is_at_home: z.boolean(),
  distance_km: distanceKm,
  /** Its matching services, the one that stands first first; at most four. */
  services: z.array(
    serviceSummary.pick({ id: true, title: true }).extend({
      /** Null of those after the first. */
      description: z.string().nullable(),
    }),
  ),
  /** How many of its services match, counted up to twelve; with a free time, those that have one. */
  services_count: z.number().int(),
  /** Treatments of them that match, at most three: what the words name, else of the service that stands first; the cheapest first. */
  treatments: z.array(pricedTreatment.omit({ licence_classes: true }).extend({ service_id: z.number().int() })),
});

/** A choice of a filter with how many venues it would leave. */
const choice = z.object({ code: z.string(), name: z.string(), count: z.number().int() });

export const search = {
  searchServices: endpoint({
    path: paths.searchServices,
    access: 'visitor',
    summary: 'Published services that match every given criterion, page by page.',
    query: z.object(pageCriteria),
    output: z.object({
      data: z.object({
        data: z.array(serviceSummary.extend({ distance_km: distanceKm })),
        /** How many match, counted up to 1000; null where a free start was asked for, which is decided page by page. */
        total: z.number().int().nullable(),
        next_cursor: z.string().nullable(),
        ...reading,
      }),
    }),
    problems: ['invalid'],
  }),
  searchVenues: endpoint({
    path: paths.searchVenues,
    access: 'visitor',
    summary:
      'Venues with a published service that matches every given criterion, page by page, and what of them matches.',
    query: z.object(pageCriteria),
    output: z.object({
      data: z.object({
        data: z.array(venueResult),
        /** How many venues and services match; null where a free start was asked for, which is decided page by page. */
        total: z
          .object({
            venues: z.number().int(),
            services: z.number().int(),
            /** Whether there are more than these, which nobody has counted. */
            is_more: z.boolean(),
          })
          .nullable(),
        next_cursor: z.string().nullable(),
        ...reading,
      }),
    }),
    problems: ['invalid'],
  }),
  listFacets: endpoint({
    path: paths.listFacets,
    access: 'visitor',
    summary: 'What else could be chosen beside the given criteria, each with how many services it would leave.',
    query: z.object({
      ...criteria,
      /** The day whose parts are counted; today where absent. */
      date: optional(date),
      near: searchCriteria.near,
      within: searchCriteria.within,
    }),
    output: z.object({
      data: z.object({
        /** In the order of the tree; each with what lies below it. `level`: 1 at the top. */
        categories: z.array(choice.extend({ level: z.number().int() })),
        types: z.array(choice.omit({ name: true })),
        cities: z.array(choice.extend({ governorate: z.string() })),
        /** Districts of the chosen cities; none where no city is chosen. */
        districts: z.array(choice),
        ratings: z.array(choice.omit({ name: true })),
        women_only: z.number().int(),
        female_staff: z.number().int(),
        at_home: z.number().int(),
        /** How many are open at this moment; null where there are too many to look at. */
        open_now: z.number().int().nullable(),
        /** Parts of the day with a free start; none where it is more than a week ahead, or there are too many to look at. */
        parts: z.array(choice.omit({ name: true })),
        /** Distances from `near`; none without it. */
        distances: z.array(choice.omit({ name: true })),
        /** Lowest and highest price among them, whole dinars; null where there are none, or more than were looked at. */
        price: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
        /** Whether there may be more matches than were looked at: each count is of the best ones. */
        is_more: z.boolean(),
      }),
    }),
    problems: ['invalid'],
  }),
  listDistricts: endpoint({
    path: paths.listDistricts,
    access: 'visitor',
    summary: 'The districts with most published services, each with its best services.',
    query: z.object({
      /** Code of the only city whose districts are meant. */
      city: optional(text(60).regex(/^[a-z-]+$/, 'invalid')),
      /** 1 to 12. */
      limit: z
        .string()
        .regex(/^([1-9]|1[0-2])$/, 'invalid')
        .transform(Number)
        .default(6),
    }),
    output: z.object({
      data: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          city: z.object({ code: z.string(), name: z.string() }),
          /** At most three: one of each venue first. */
          services: z.array(serviceSummary),
        }),
      ),
    }),
    problems: ['invalid'],
  }),
  listSuggestions: endpoint({
    path: paths.listSuggestions,
    access: 'visitor',
    summary: 'What somebody who is typing may mean: venues, treatments, employees, places, categories and services.',
    query: z.object({ text: text(60).default('') }),
    output: z.object({
      data: z.object({
        /** `text` is what to search for. */
        treatments: z.array(z.object({ text: z.string(), count: z.number().int() })),
        categories: z.array(choice),
        /** `code` is a city's; a district's is its city's and its own, joined by '/'. */
        locations: z.array(choice),
        services: z.array(z.object({ id: z.number().int(), title: z.string(), establishment: z.string() })),
        /** Venues by name, with the short address of their page. */
        venues: z.array(z.object({ name: z.string(), district: z.string(), slug: z.string() })),
        /** People by name, with the venue at which they give a service; `service_id` is that of it which stands first. */
        employees: z.array(z.object({ name: z.string(), establishment: z.string(), service_id: z.number().int() })),
      }),
    }),
    problems: ['invalid'],
  }),
};

export type Facets = z.output<typeof search.listFacets.output>['data'];
export type Suggestions = z.output<typeof search.listSuggestions.output>['data'];

/** Way to order the found services. */
export type Sort = (typeof sorts)[number];
export type VenueResult = z.output<typeof venueResult>;
