import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idText, priceIqd, requiredLocalizedText, storedLocalizedText, wholeNumber } from '../fields.ts';
import { paths } from '../paths.ts';
import { bodyProblems } from './money.ts';

const product = z.object({
  id: z.number().int(),
  name: z.string(),
  /** As it was entered, by language. */
  names: storedLocalizedText,
  price_iqd: z.number().int(),
  /** How many are left; below zero where more was sold than was counted. */
  stock: z.number().int(),
  is_active: z.boolean(),
});

/** Something that a venue sells beside treatments. */
export type Product = z.output<typeof product>;

const fields = {
  name: requiredLocalizedText(80),
  price_iqd: priceIqd,
  is_active: z.boolean().default(true),
};
const ofVenue = z.object({ id: idText });
const saved = z.object({ message: z.string(), data: product });

/** What a venue sells beside treatments. */
export const products = {
  listProducts: endpoint({
    path: paths.listProducts,
    access: 'member',
    summary: 'The products of an own venue by name, with their stock; those that are sold no more last.',
    params: ofVenue,
    output: z.object({ data: z.array(product) }),
    problems: ['unauthenticated', 'not_found'],
  }),
  addProduct: endpoint({
    path: paths.addProduct,
    access: 'member',
    summary: 'An owner or manager adds a product.',
    params: ofVenue,
    body: z.object({ ...fields, stock: wholeNumber(0, 100_000) }),
    output: saved,
    status: 201,
    problems: [...bodyProblems, 'unauthenticated', 'not_found'],
  }),
  changeProduct: endpoint({
    path: paths.changeProduct,
    access: 'member',
    summary: 'An owner or manager changes a product; a stock that is given was counted just now.',
    params: ofVenue.extend({ product_id: idText }),
    body: z.object({ ...fields, stock: wholeNumber(0, 100_000).optional() }),
    output: saved,
    problems: [...bodyProblems, 'unauthenticated', 'not_found'],
  }),
};
