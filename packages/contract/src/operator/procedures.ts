import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idText, requiredText, storedLocalizedText, text, wholeNumber } from '../fields.ts';
import { licenceClasses } from '../licence-classes.ts';
import { paths } from '../paths.ts';
import { changeProblems, message, oneOf, operatorProblems } from './lists.ts';

const licenceClass = z.enum(['none', ...licenceClasses], 'invalid');

const name = requiredText(120);

/** Ways to write a procedure, in any script. */
const spellings = z.array(requiredText(80)).max(200, 'too_many');

/** What an operator says of a procedure of the registry. */
const procedureShape = z.object({
  name: z.object({ en: name, ar: name, ckb: name }),
  spellings,
  /** Spellings that speak of it by themselves: texts with them are held. After "~" a slip and the sound are enough. */
  signals: spellings,
  licence_class: licenceClass,
  /** Minutes. */
  duration: wholeNumber(5, 1440),
  /** Usual prices, whole dinars in steps of 250. */
  from_iqd: wholeNumber(250, 100_000_000, { size: 250, error: 'price_step' }),
  to_iqd: wholeNumber(250, 100_000_000, { size: 250, error: 'price_step' }),
});

const procedureFields = procedureShape.refine((fields) => fields.to_iqd >= fields.from_iqd, {
  path: ['to_iqd'],
  error: 'invalid',
});

const procedure = procedureShape.extend({
  id: z.number().int(),
  name: storedLocalizedText,
  category: z.string(),
  group: z.string(),
  /** Treatments of venues that name it. */
  treatments: z.number().int(),
});

/** What another licence class would take off the site today. */
const procedureEffects = z.object({
  /** Shown treatments whose venue lacks the licence, at most 50. */
  treatments: z.array(z.object({ id: z.number().int(), venue: z.string(), service: z.string(), title: z.string() })),
  /** How many of them there are. */
  count: z.number().int(),
  /** Open bookings of them, which would stand on the lists of conflicts. */
  bookings: z.number().int(),
});

export const procedures = {
  listProcedures: endpoint({
    path: paths.listProcedures,
    access: 'operator',
    summary: 'The procedures of the registry in their order, or those that words find by names and spellings.',
    query: z.object({
      search: text(100).optional(),
      licence_class: licenceClass.optional(),
      cursor: idText.optional(),
    }),
    output: z.object({ data: z.array(procedure), next: z.null() }),
    problems: ['invalid', ...operatorProblems],
  }),
  findProcedureEffects: endpoint({
    path: paths.findProcedureEffects,
    access: 'operator',
    summary: 'What another licence class of a procedure would take off the site, before it is changed.',
    params: oneOf,
    query: z.object({ licence_class: licenceClass }),
    output: z.object({ data: procedureEffects }),
    problems: ['invalid', 'not_found', ...operatorProblems],
  }),
  changeProcedure: endpoint({
    path: paths.changeProcedure,
    access: 'operator',
    summary: 'Changes a procedure. Every treatment that names it is judged anew at once.',
    params: oneOf,
    body: procedureFields,
    output: message,
    problems: [...changeProblems, 'not_found'],
  }),
};

/** A procedure of the registry as operators see it. */
export type Procedure = z.output<typeof procedure>;
/** What an operator says of a procedure. */
export type ProcedureFields = z.output<typeof procedureFields>;
/** What another licence class would take off the site. */
export type ProcedureEffects = z.output<typeof procedureEffects>;
