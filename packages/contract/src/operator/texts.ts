import * as z from 'zod';
import { page } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { requiredText, wholeNumber } from '../fields.ts';
import { paths } from '../paths.ts';
import { changeProblems, message, operatorProblems } from './lists.ts';

const language = z.enum(['en', 'ar', 'ckb'], 'invalid');
const slug = z.string().regex(/^[a-z][a-z-]{0,60}$/);
const markdown = requiredText(40_000);

/** What the about page and the home page say, and the figures of the home page. */
const aboutTexts = z.object({
  who_is_tajmeelspot: requiredText(2000),
  mission: requiredText(2000),
  vision: requiredText(2000),
  value: requiredText(2000),
  favorite_salon_message: requiredText(500),
  trusted_by_users: requiredText(20),
  reviews: requiredText(20),
  appointments: requiredText(20),
  states: requiredText(20),
  rating: z.number('invalid').min(0, 'invalid').max(5, 'invalid'),
  partners: wholeNumber(0, 100_000),
});

/** What the about page and the home page say, and the figures of the home page. */
export type AboutTexts = z.output<typeof aboutTexts>;

export const texts = {
  listTexts: endpoint({
    path: paths.listTexts,
    access: 'operator',
    summary: 'Every page of text, and in which languages the operator has written it anew.',
    output: z.object({ data: z.array(z.object({ slug: z.string(), title: z.string(), own: z.array(language) })) }),
    problems: operatorProblems,
  }),
  findText: endpoint({
    path: paths.findText,
    access: 'operator',
    summary: 'A page as Markdown in one language.',
    params: z.object({ slug }),
    query: z.object({ language }),
    output: z.object({ data: z.object({ markdown: z.string(), is_own: z.boolean() }) }),
    problems: ['invalid', 'not_found', ...operatorProblems],
  }),
  saveText: endpoint({
    path: paths.saveText,
    access: 'operator',
    summary: 'Writes a page anew in one language. It is shown at once.',
    params: z.object({ slug }),
    body: z.object({ language, markdown }),
    output: message,
    problems: [...changeProblems, 'not_found'],
  }),
  resetText: endpoint({
    path: paths.resetText,
    access: 'operator',
    summary: 'Goes back to the text that the program brings.',
    params: z.object({ slug, language }),
    output: message,
    problems: ['not_found', ...operatorProblems],
  }),
  previewText: endpoint({
    path: paths.previewText,
    access: 'operator',
    summary: 'A page as the site would show it. Nothing is kept.',
    body: z.object({ markdown }),
    output: z.object({ data: page }),
    problems: changeProblems,
  }),
  findAboutTexts: endpoint({
    path: paths.findAboutTexts,
    access: 'operator',
    summary: 'What the about page and the home page say in one language.',
    query: z.object({ language }),
    output: z.object({ data: aboutTexts }),
    problems: ['invalid', ...operatorProblems],
  }),
  saveAboutTexts: endpoint({
    path: paths.saveAboutTexts,
    access: 'operator',
    summary: 'Writes them anew in one language. They are shown at once.',
    body: aboutTexts.extend({ language }),
    output: message,
    problems: changeProblems,
  }),
};
