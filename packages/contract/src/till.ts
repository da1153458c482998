import { bills } from './till/bills.ts';
import { courses } from './till/courses.ts';
import { commissions } from './till/commissions.ts';
import { payments } from './till/payments.ts';
import { products } from './till/products.ts';
import { tillDays } from './till/till-days.ts';

/** The till of a venue: what is paid, owed and counted there. The money is the venue's own. */
export const till = { ...bills, ...payments, ...products, ...courses, ...commissions, ...tillDays };
