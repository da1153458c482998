import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, idText, requiredText, wholeNumber } from '../fields.ts';
import { paths } from '../paths.ts';
import { licenceClasses } from '../licence-classes.ts';
import { termKinds } from './kinds.ts';
import { changeProblems, listQuery, message, operatorProblems } from './lists.ts';

/** A name in every language. */
const names = z.object({ en: requiredText(80), ar: requiredText(80), ckb: requiredText(80) });

const code = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'invalid')
  .max(60, 'too_long');

const category = z.object({
  kind: z.literal('categories'),
  /** As addresses have it, with spaces. */
  name: z
    .string()
    .regex(/^[a-z]+(?: [a-z]+)*$/, 'invalid')
    .max(60, 'too_long'),
  label: names,
  /** What it is, in a sentence; null where nobody has written one. */
  about: z.object({ en: requiredText(200), ar: requiredText(200), ckb: requiredText(200) }).nullable(),
  /** The category above it; null at the top. */
  parent_id: id.nullable(),
  /** Place in the order below its parent, from 1. */
  position: wholeNumber(1, 1000),
  /** Licence that its services need, and those below it without a word of their own; null: that of its parent, or none. */
  licence_class: z.enum(licenceClasses, 'invalid').nullable(),
  /** Whether nobody can choose it any more. */
  is_retired: z.boolean(),
});
const tag = z.object({ kind: z.literal('tags'), name: names });
const city = z.object({
  kind: z.literal('cities'),
  code,
  name: names,
  governorate_code: code,
  governorate: names,
});
const synonym = z.object({ kind: z.literal('synonyms'), word: requiredText(60), means: requiredText(60) });

/** What one of them says. */
export const term = z.discriminatedUnion('kind', [category, tag, city, synonym], 'invalid');

/** What one of them says. */
export type Term = z.output<typeof term>;

/** What a category says. */
export type CategoryTerm = z.output<typeof category>;

const ofKind = z.object({ kind: z.enum(termKinds) });
const oneTerm = z.object({ kind: z.enum(termKinds), id: idText });

export const terms = {
  listTerms: endpoint({
    path: paths.listTerms,
    access: 'operator',
    summary: 'Categories in the order of their tree, or tags, cities or synonyms, the newest first.',
    params: ofKind,
    query: listQuery,
    output: z.object({
      data: z.array(
        z.object({
          id: z.number().int(),
          /** Services, categories and procedures, or venues of a city, that use it; one that is used cannot be removed. */
          used: z.number().int(),
          term,
        }),
      ),
      next: z.string().nullable(),
    }),
    problems: ['invalid', 'not_found', ...operatorProblems],
  }),
  addTerm: endpoint({
    path: paths.addTerm,
    access: 'operator',
    summary: 'Adds a category, tag, city or synonym.',
    body: term,
    output: message,
    status: 201,
    problems: changeProblems,
  }),
  changeTerm: endpoint({
    path: paths.changeTerm,
    access: 'operator',
    summary: 'Changes one. Names and codes that addresses have stay as they are.',
    params: oneTerm,
    body: term,
    output: message,
    problems: [...changeProblems, 'not_found'],
  }),
  removeTerm: endpoint({
    path: paths.removeTerm,
    access: 'operator',
    summary: 'Removes one that nothing uses.',
    params: oneTerm,
    output: message,
    problems: ['not_found', 'in_use', ...operatorProblems],
  }),
};
