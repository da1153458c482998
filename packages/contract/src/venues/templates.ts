import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { storedLocalizedText } from '../fields.ts';
import { licenceClasses } from '../licence-classes.ts';
import { paths } from '../paths.ts';

const label = z.string();

/** What a new venue can start from. Labels are in the language asked for. */
const templatesShape = z.object({
  cities: z.array(
    z.object({
      code: z.string(),
      label,
      governorate: z.string(),
      /** Districts in which there are venues already. */
      districts: z.array(storedLocalizedText),
    }),
  ),
  categories: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      label,
      /** Ids of the categories from the top down to this one. */
      branch: z.array(z.number().int()),
      /** Whether nobody can choose it any more. */
      is_retired: z.boolean(),
      /** The licence that a venue must hold for all of it, besides those of its procedures. */
      licence_class: z.enum(['none', ...licenceClasses]),
    }),
  ),
  tags: z.array(z.object({ id: z.number().int(), label })),
  /** Weeks that many venues keep; times as in a schedule. */
  hours: z.array(
    z.object({
      key: z.string(),
      label,
      week: z.array(z.object({ weekday: z.number().int(), from: z.string(), to: z.string() })),
    }),
  ),
  /** The procedures of the registry, of which every treatment names one, with what they usually take and cost. */
  procedures: z.array(
    z.object({
      id: z.number().int(),
      category_id: z.number().int(),
      /** Another category in which it is usual; null where there is none. */
      also_category_id: z.number().int().nullable(),
      /** Its group within the category. */
      group: storedLocalizedText,
      title: storedLocalizedText,
      /** How else it is written, in any script; to be searched. */
      spellings: z.array(z.string()),
      /** The licence that a venue must hold for it; none where it needs none. */
      licence_class: z.enum(['none', ...licenceClasses]),
      /** Minutes. */
      duration: z.number().int(),
      /** Usual prices, whole dinars. */
      from_iqd: z.number().int(),
      to_iqd: z.number().int(),
    }),
  ),
});

export const templates = {
  listTemplates: endpoint({
    path: paths.listTemplates,
    access: 'visitor',
    summary: 'What a new venue starts from: cities, categories, tags, usual hours, common treatments.',
    output: z.object({ data: templatesShape }),
    problems: [],
  }),
};

/** What a new venue can start from. */
export type Templates = z.output<typeof templatesShape>;
