import { pictureReportReasons, workSubjects } from './picture-kinds.ts';
import * as z from 'zod';
import { category, citiesText, pricedTreatment, review, service } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { cursor, idText, picture, social, text } from './fields.ts';
import { paths } from './paths.ts';
import { venueShape } from './venues/venues.ts';

const namedTreatment = pricedTreatment.pick({ id: true, title: true });

const nextSlot = z.object({
  /** YYYY-MM-DD in Asia/Baghdad. */
  date: z.string(),
  /** HH:MM. */
  time: z.string(),
  treatment: namedTreatment,
});

/** Everything that the page of a venue shows. */
const venuePage = service
  .pick({
    rating: true,
    reviews_count: true,
    histogram: true,
    availability: true,
    licences: true,
    pictures: true,
  })
  .extend({
    /** With its address of today, also where a former one was asked for. */
    venue: venueShape,
    social,
    employees: z.array(
      service.shape.employees.element.extend({
        /** Mean of the reviews that count by customers whose last visit before was with them; null below three. */
        rating: z.number().nullable(),
        /** How many these are. */
        reviews_count: z.number().int(),
        /** Their next free start within seven days, with a treatment that they can begin then; null: there is none. */
        next_slot: nextSlot.nullable(),
      }),
    ),
    /** Pictures of its work that an operator has approved, in the order of the venue, at most 24. */
    work: z.array(
      picture.extend({
        id: z.number().int(),
        subject: z.enum(workSubjects),
        /** What is on it. */
        alt: z.string(),
        /** The treatment that it shows, and who gave it; null where the venue has not said it. */
        treatment: z.string().nullable(),
        employee: z.string().nullable(),
      }),
    ),
    /** Days of the next thirty on which other hours hold than those of the week. */
    special_days: z.array(
      z.object({
        /** YYYY-MM-DD in Asia/Baghdad. */
        date: z.string(),
        /** As in availability; empty where it is closed. */
        intervals: z.array(z.object({ start: z.string(), end: z.string() })),
      }),
    ),
    /** Its published services, at most thirty: categories in their order, in each the most recommended first. */
    services: z.array(
      z.object({
        id: z.number().int(),
        title: z.string(),
        category,
        pricing: z.array(pricedTreatment),
        /** Whether the venue also comes to the customer with it. */
        is_at_home: z.boolean(),
        /** Who gives them. */
        employee_ids: z.array(z.number().int()),
        /** How many of the reviews that count are of it. */
        reviews_count: z.number().int(),
      }),
    ),
    /** The next free starts, at most three, each with the treatment that begins there. */
    next_slots: z.array(nextSlot),
    /** The newest of the reviews that count, at most eight, each with its service; of one service where it is asked for. */
    reviews: z.array(review.extend({ service: z.object({ id: z.number().int(), title: z.string() }) })),
  });

export const venuePages = {
  findVenuePage: endpoint({
    path: paths.findVenuePage,
    access: 'visitor',
    summary: 'A venue of which something is published, by its present or a former short address.',
    params: z.object({ slug: z.string().regex(/^[a-z\d][a-z\d-]{1,39}$/) }),
    /** Of which service reviews are listed; of all where it is absent. */
    query: z.object({ reviews: idText.optional() }),
    output: z.object({ data: venuePage }),
    problems: ['invalid', 'not_found'],
  }),
  listVenuePages: endpoint({
    path: paths.listVenuePages,
    access: 'visitor',
    summary: 'The short addresses of the venues of a city of which something is published, in order, 1000 a page.',
    query: z.object({ city: citiesText, cursor: cursor.optional() }),
    output: z.object({ data: z.array(z.string()), next_cursor: z.string().nullable() }),
    problems: ['invalid'],
  }),
  reportPicture: endpoint({
    path: paths.reportPicture,
    access: 'member',
    summary: "Reports a picture of a venue's work to the operators, once for each user.",
    params: z.object({ id: idText }),
    body: z.object({ reason: z.enum(pictureReportReasons, 'invalid'), text: text(1000).nullish() }),
    output: z.object({ message: z.string() }),
    status: 201,
    problems: [
      'malformed_json',
      'too_large',
      'unsupported_media_type',
      'invalid',
      'unauthenticated',
      'own_picture',
      'not_found',
    ],
  }),
};

/** Everything that the page of a venue shows. */
export type VenuePage = z.output<typeof venuePage>;
