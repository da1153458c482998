import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { cursor, idText, limit, picture, social, text } from './fields.ts';
import { licenceClasses } from './licence-classes.ts';
import { paths } from './paths.ts';
import { ownServices } from './venues/own-services.ts';
import { standing } from './standing.ts';
import { templates } from './venues/templates.ts';
import { venueShape } from './venues/venues.ts';

/** Category of treatments. `name` is the stable name, `label` the word in the language asked for. */
export const category = z.object({ id: z.number().int(), name: z.string(), label: z.string() });

/** A category in the tree; `level` is 1 at the top. */
const listedCategory = category.extend({ parent_id: z.number().int().nullable(), level: z.number().int() });

const briefCategory = category.omit({ id: true });

/** A category with what lies above it, from the top down, and directly below it; `about` says in a sentence what it is. */
const categoryPage = category.extend({
  about: z.string().nullable(),
  above: z.array(briefCategory),
  below: z.array(briefCategory),
});

/** A city with services. */
export const city = z.object({
  code: z.string(),
  name: z.string(),
  governorate_code: z.string(),
  governorate: z.string(),
});

/** One line of a price list. Prices are whole dinars; `final_price` is what is paid at the venue. */
export const pricedTreatment = z.object({
  id: z.number().int(),
  title: z.string(),
  /** Minutes. */
  duration: z.number().int(),
  price: z.number().int(),
  /** Percent off `price`, 0 to 100. */
  discount: z.number().int(),
  final_price: z.number().int(),
  /** Licences under which it is given, all of them among the service's `licences`; empty where it needs none. */
  licence_classes: z.array(z.enum(licenceClasses)),
});

/** A valid licence of a venue that an operator has checked. */
const shownLicence = z.object({
  class: z.enum(licenceClasses),
  number: z.string(),
  /** Its last day, YYYY-MM-DD in Asia/Baghdad. */
  expires_on: z.string(),
});

/** A service as lists and cards show it. */
export const serviceSummary = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  image_url: z.string().nullable(),
  main_image: z.string().nullable(),
  main_picture: picture.nullable(),
  category,
  /** Lowest final price of the price list, whole dinars. */
  price: z.number().int(),
  /** Percent off the treatment that has this price. */
  discount: z.number().int(),
  /** The title of that treatment, the first of those that cost as little; null where none may be booked today. */
  priced_treatment: z.string().nullable(),
  /** Mean of the reviews that count, the newer ones weighing more, one decimal; null without one. */
  rating: z.number().nullable(),
  /** How many reviews count. */
  reviews_count: z.number().int(),
  status: z.string(),
  establishment: venueShape.pick({
    id: true,
    slug: true,
    name: true,
    type: true,
    district: true,
    city: true,
    is_women_only: true,
  }),
});

/** Hours of one weekday in words of the clock, HH:MM–HH:MM; several a day are split shifts. */
export const workingDay = z.object({
  /** ISO weekday, 1 is Monday. */
  weekday: z.number().int(),
  /** Name of the day in the language asked for. */
  day: z.string(),
  /** All intervals of the day as one text; 'Closed' in the language asked for where there are none. */
  hours: z.string(),
  intervals: z.array(z.object({ start: z.string(), end: z.string() })),
});

/** Whether a review counts, and why it does not. */
export const voices = ['counted', 'not_verified', 'excluded'] as const;

/** What a customer said of a service. */
export const review = z.object({
  id: z.number().int(),
  rating: z.number().int(),
  comment: z.string(),
  /** Of the author, as now: the alias, or first name and initial. */
  name: z.string(),
  /** Null also of an author with an alias. */
  image: z.string().nullable(),
  /** Day and time at which it was written, YYYY-MM-DD HH:MM in Asia/Baghdad. */
  date_time: z.string(),
  /** The same instant, ISO 8601. */
  created_at: z.string(),
  /** Whether its author has changed it since. */
  updated: z.boolean(),
  /** Whether the author has a completed booking at this venue. */
  is_verified: z.boolean(),
  /**
   * Whether it counts in rating and order: 'not_verified' without a completed booking of the author at the venue, 'excluded'
   * where the author works in a venue or an operator took it out.
   */
  voice: z.enum(voices),
  /** Whether the caller wrote it. */
  is_own: z.boolean(),
  /** What the venue answers; null where it has not. Times as above. */
  reply: z.object({ text: z.string(), date_time: z.string(), created_at: z.string() }).nullable(),
  /** What its author has put beside it, at most three; `waiting` until an operator has looked, then shown to others. */
  pictures: z.array(picture.extend({ id: z.number().int(), state: z.enum(['waiting', 'approved']) })),
  /** What operators did not accept, with the reason; for its author alone. */
  declined_pictures: z.array(z.object({ id: z.number().int(), reply: z.string().nullable() })),
  user: z.object({ name: z.string() }),
});

/** A service in full. */
export const service = serviceSummary.extend({
  /** Whether the caller keeps it in the wishlist, and recommends it; false for a visitor. */
  is_bookmarked: z.boolean(),
  is_featured: z.boolean(),
  full_description: z.string(),
  /** Whether the venue also comes to the customer with it. */
  is_at_home: z.boolean(),
  /** Addresses of its pictures, the main one first; how to show each stands in `pictures`. */
  images: z.array(z.string()),
  pictures: z.array(
    picture.extend({
      /** What can be seen on it, for those who cannot see it; null where nobody has said it. */
      alt: z.string().nullable(),
    }),
  ),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  social,
  tags: z.array(z.string()),
  pricing: z.array(pricedTreatment),
  /** Other services of the venue, which the same visit can take in; at most eight, the most recommended first. */
  also_offered: z.array(
    z.object({
      service: z.object({ id: z.number().int(), title: z.string(), is_at_home: z.boolean() }),
      pricing: z.array(pricedTreatment),
      /** Who gives them. */
      employee_ids: z.array(z.number().int()),
    }),
  ),
  availability: z.array(workingDay),
  establishment: venueShape,
  /** The valid licences of its venue; one that has ended is not among them. */
  licences: z.array(shownLicence),
  employees: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      job: z.string(),
      gender: z.enum(['female', 'male']),
      /** Address of a square picture of 384 pixels. */
      portrait: z.string().nullable(),
    }),
  ),
  /** How many reviews are shown after those that count, and weigh nothing. */
  uncounted_reviews_count: z.number().int(),
  /** How many of the reviews that count gave each number of stars, five first. */
  histogram: z.array(z.object({ stars: z.number().int(), count: z.number().int() })),
  reviews: z.array(review),
  similar_listings: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      image: z.string().nullable(),
      picture: picture.nullable(),
      rating: z.number().nullable(),
      reviews_count: z.number().int(),
      location: z.string(),
      price: z.number().int(),
    }),
  ),
  discount_offer: z.string().nullable(),
  /** Last day of the offer, YYYY-MM-DD in Asia/Baghdad. */
  discount_expiry: z.string().nullable(),
  discount_instructions: z.string().nullable(),
  coupon_code: z.string().nullable(),
});

/** Codes of cities or governorates, separated by commas. */
export const citiesText = text(200).regex(/^[a-z-]*(,[a-z-]+)*$/, 'invalid');

export const catalog = {
  listCategories: endpoint({
    path: paths.listCategories,
    access: 'visitor',
    summary: 'Categories in the order of their tree, those that can be chosen.',
    output: z.array(listedCategory),
    problems: [],
  }),
  findCategory: endpoint({
    path: paths.findCategory,
    access: 'visitor',
    summary: 'A category by its name as addresses have it, with what lies above and below it; also a retired one.',
    params: z.object({ name: text(60) }),
    output: z.object({ data: categoryPage }),
    problems: ['not_found'],
  }),
  listCities: endpoint({
    path: paths.listCities,
    access: 'visitor',
    summary: 'Cities that have at least one published service.',
    output: z.array(city),
    problems: [],
  }),
  listTags: endpoint({
    path: paths.listTags,
    access: 'visitor',
    summary: 'Names of all tags.',
    output: z.array(z.string()),
    problems: [],
  }),
  listServices: endpoint({
    path: paths.listServices,
    access: 'visitor',
    summary: 'Published services, newest first. The next page is in the Link header, rel="next".',
    query: z.object({
      search: text(100).optional(),
      /** Stable name of a category, in any letter case. */
      category: text(60).optional(),
      city: citiesText.optional(),
      cursor: cursor.optional(),
      limit: limit.default(100),
    }),
    output: z.array(serviceSummary),
    problems: ['invalid'],
  }),
  findService: endpoint({
    path: paths.findService,
    access: 'known-visitor',
    summary: 'One published service in full.',
    params: z.object({ id: idText }),
    output: service,
    problems: ['not_found'],
  }),
  shareService: endpoint({
    path: paths.shareService,
    access: 'visitor',
    summary: "The address of a service's page in the language asked for, to be passed on.",
    params: z.object({ id: idText }),
    output: z.object({
      data: z.object({
        /** Absolute address. */
        share_url: z.string(),
        title: z.string(),
      }),
    }),
    problems: ['not_found'],
  }),
  ...standing,
  ...templates,
  ...ownServices,
};

export type Category = z.output<typeof listedCategory>;
export type CategoryPage = z.output<typeof categoryPage>;
export type City = z.output<typeof city>;
export type ShownLicence = z.output<typeof shownLicence>;
export type PricedTreatment = z.output<typeof pricedTreatment>;
export type ServiceSummary = z.output<typeof serviceSummary>;
export type Service = z.output<typeof service>;
export type Review = z.output<typeof review>;
