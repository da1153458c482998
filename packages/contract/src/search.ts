import * as z from 'zod';
import { citiesText, serviceSummary } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { cursor, date, limit, text } from './fields.ts';
import { paths } from './paths.ts';
import { establishmentTypes } from './venues.ts';

/** Ways to order the found listings; 'recommended' is by how many members feature a listing, then by rating. */
export const sorts = ['recommended', 'rating', 'newest', 'price'] as const;

/** Empty text in a form field means: not asked for. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional();

export const search = {
  searchServices: endpoint({
    path: paths.searchServices,
    access: 'anybody',
    summary: 'Published listings that match every given criterion, page by page.',
    query: z.object({
      /** Words in any of the three languages; the last may be unfinished. */
      treatment: optional(text(100)),
      /** Postcode of the establishment. */
      postcode: optional(text(10)),
      /** Only listings that still have a free start on this day. */
      date: optional(date),
      type: optional(z.enum(establishmentTypes, 'invalid')),
      /** Stable name of a category. */
      category: optional(text(60)),
      city: optional(citiesText),
      sort: optional(z.enum(sorts, 'invalid')),
      cursor: optional(cursor),
      limit: limit.default(24),
    }),
    output: z.object({
      data: z.object({
        data: z.array(serviceSummary),
        /** How many match, counted up to 1000; null where a date was asked for, which is decided page by page. */
        total: z.number().int().nullable(),
        next_cursor: z.string().nullable(),
      }),
    }),
    problems: ['invalid'],
  }),
};

/** Way to order the found listings. */
export type Sort = (typeof sorts)[number];
