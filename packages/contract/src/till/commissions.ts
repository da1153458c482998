import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, id, idText, wholeNumber } from '../fields.ts';
import { paths } from '../paths.ts';
import { bodyProblems } from './money.ts';

const percent = wholeNumber(0, 100);
const named = z.object({ id: z.number().int(), name: z.string() });
const ofVenue = z.object({ id: idText });

const rates = z.object({
  employee: named,
  /** Of everything that nothing else is said of. */
  percent: z.number().int(),
  treatments: z.array(z.object({ treatment_id: z.number().int(), percent: z.number().int() })),
  products: z.array(z.object({ product_id: z.number().int(), percent: z.number().int() })),
});

/** What an employee gets of what they give and sell. */
export type EmployeeRates = z.output<typeof rates>;

const statement = z.object({
  employee: named,
  /** What was given and sold, less discounts and what was given back. */
  treatments_iqd: z.number().int(),
  products_iqd: z.number().int(),
  commission_iqd: z.number().int(),
  tips_iqd: z.number().int(),
  /** Commission and tips together. */
  total_iqd: z.number().int(),
});

/** What an employee has earned over some days. */
export type CommissionStatement = z.output<typeof statement>;

/** What employees earn of what they give and sell. */
export const commissions = {
  listCommissionRates: endpoint({
    path: paths.listCommissionRates,
    access: 'member',
    summary: 'What each employee of an own venue gets of what they give and sell; for owners and managers.',
    params: ofVenue,
    output: z.object({ data: z.array(rates) }),
    problems: ['unauthenticated', 'not_found'],
  }),
  changeCommissionRates: endpoint({
    path: paths.changeCommissionRates,
    access: 'member',
    summary: 'Says what an employee gets from now on; what was sold before stays as it was.',
    params: ofVenue.extend({ employee_id: idText }),
    body: z.object({
      percent,
      treatments: z
        .array(z.object({ treatment_id: id, percent }))
        .max(1000, 'too_many')
        .default([]),
      products: z
        .array(z.object({ product_id: id, percent }))
        .max(1000, 'too_many')
        .default([]),
    }),
    output: z.object({ message: z.string(), data: rates }),
    problems: [...bodyProblems, 'unauthenticated', 'not_found'],
  }),
  listCommissions: endpoint({
    path: paths.listCommissions,
    access: 'member',
    summary: 'What each employee has earned over some days, from the ledger; for staff, their own.',
    params: ofVenue,
    query: z.object({ from: date, to: date }),
    output: z.object({ data: z.array(statement) }),
    problems: ['invalid', 'unauthenticated', 'not_found'],
  }),
};
