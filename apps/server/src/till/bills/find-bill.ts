import type { Bill } from '@tajmeelspot/contract/till/bills.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { translate } from '@tajmeelspot/language/server-messages.ts';
import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { requireMember } from '#app/venues/venues.ts';
import { listRates } from '../commissions/commission-queries.ts';
import { percentOf } from '../commissions/commission-rules.ts';
import { listSessionsOfBooking, listUsableCourses, sumCourseDebts } from '../courses/session-queries.ts';
import { toTransaction } from '../ledger/to-transaction.ts';
import { listTransactionsOfBooking } from '../ledger/transaction-queries.ts';
import * as queries from './bill-queries.ts';
import { paymentHindrance, presentStatus } from './bill-rules.ts';

/** What is to be paid for a booking of an own venue, and what was. Throws not_found. */
export async function findBill(deps: Deps, actor: MemberActor, bookingId: number): Promise<Bill> {
  const items = await queries.listBillItems(deps.db, actor.language, actor.member.id, bookingId);
  const [first] = items;
  if (!first) throw problem('not_found');
  const { venue_id: venueId, customer_id: customerId } = first;
  const { role, employeeId } = await requireMember(deps, actor, venueId);
  const [rates, balance, earlier, sale, transactions, sessions, courses] = await Promise.all([
    listRates(deps.db, venueId),
    queries.findBalance(deps.db, venueId, bookingId),
    sumDebts(deps.db, { venueId, customerId, bookingId, clientId: first.client_id }),
    findSale(deps.db, actor, venueId, bookingId),
    listTransactionsOfBooking(deps.db, venueId, bookingId),
    listSessionsOfBooking(deps.db, actor.language, venueId, bookingId),
    listUsableCourses(deps.db, actor.language, venueId, bookingId),
  ]);
  const courseOf = new Map(sessions.map(({ item_id: id, course }) => [id, course]));
  const treatments = items.map((item) => ({
    ...toTreatment(item, rates, employeeId),
    course: courseOf.get(item.id) ?? null,
  }));
  const start = inBaghdad(first.starts_at.getTime());
  return {
    booking_id: bookingId,
    venue: { id: venueId, name: first.venue_name },
    customer_name: first.customer_name,
    status: presentStatus(first, deps.clock.now()),
    booking_date: start.date,
    time: start.time,
    treatments,
    treatments_iqd: sumOf(treatments),
    from_courses_iqd: sumOf(treatments.filter(({ course }) => course !== null)),
    courses,
    sale,
    ...balance,
    earlier_debts_iqd: earlier,
    transactions: transactions.map(toTransaction),
    can: abilities(actor, { first, role, isPaid: sale !== null, now: deps.clock.now() }),
  };
}

const sumOf = (treatments: readonly { price_iqd: number }[]) =>
  treatments.reduce((sum, { price_iqd: price }) => sum + price, 0);

type DebtFilter = Parameters<typeof queries.sumEarlierDebts>[1] & { readonly clientId: number | null };

/** What a customer owes for other bookings, and a client for courses. */
async function sumDebts(db: Database, { clientId, ...filter }: DebtFilter): Promise<number> {
  return (await queries.sumEarlierDebts(db, filter)) + (await sumCourseDebts(db, filter.venueId, clientId));
}

const toTreatment = (item: queries.BillItemRow, rates: Parameters<typeof percentOf>[0], readerId: number | null) => ({
  item_id: item.id,
  title: item.title,
  employee: { id: item.employee_id, name: item.employee_name },
  price_iqd: item.price_iqd,
  // What somebody else earns is not for everybody.
  commission_percent:
    readerId === null || readerId === item.employee_id
      ? percentOf(rates, { employeeId: item.employee_id, treatmentId: item.treatment_id })
      : null,
});

type AbilityFacts = {
  readonly first: queries.BillItemRow;
  readonly role: 'owner' | 'manager' | 'staff';
  readonly isPaid: boolean;
  readonly now: Temporal.Instant;
};

function abilities(actor: MemberActor, { first, role, isPaid, now }: AbilityFacts): Bill['can'] {
  const refused = (code: 'managers_only' | 'already_paid' | 'not_possible' | 'too_early') => ({
    is_allowed: false,
    reason: translate(actor.locale, `problems.${code}`),
  });
  const hindrance = paymentHindrance(first, now);
  const managed = role === 'staff' ? refused('managers_only') : { is_allowed: true };
  const taken = hindrance ? refused(hindrance) : { is_allowed: true };
  return { take: isPaid ? refused('already_paid') : taken, discount: managed, refund: managed };
}

/** What was sold for a booking, from the entries of its sale. */
async function findSale(db: Database, actor: MemberActor, venueId: number, bookingId: number): Promise<Bill['sale']> {
  const sale = await queries.findSale(db, venueId, bookingId);
  if (!sale) return null;
  const entries = await queries.listEntries(db, actor.language, venueId, sale.id);
  const sumIn = (...accounts: string[]) =>
    entries.filter(({ account }) => accounts.includes(account)).reduce((sum, entry) => sum + entry.amount_iqd, 0);
  const products = entries.flatMap(({ account, product_id: id, product_name: name, pieces, amount_iqd: amount }) =>
    account === 'products' && id !== null && pieces !== null
      ? [{ product: { id, name: name ?? '' }, pieces, amount_iqd: -amount }]
      : [],
  );
  const tip = entries.find(({ account }) => account === 'tips');
  return {
    transaction_id: sale.id,
    sold_at: sale.sold_at.toISOString(),
    products,
    discount_iqd: sumIn('discounts'),
    discount_reason: sale.discount_reason,
    tip_iqd: -sumIn('tips'),
    tip_for: tip && tip.employee_id !== null ? { id: tip.employee_id, name: tip.employee_name ?? '' } : null,
    total_iqd: -sumIn('treatments', 'products', 'discounts', 'tips'),
  };
}
