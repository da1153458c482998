import type { EmployeeRates, CommissionStatement } from '@tajmeelspot/contract/till/commissions.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { requireManager, requireMember } from '#app/venues/venues.ts';
import * as queries from './commission-queries.ts';

/** What each employee of an own venue gets of what they give and sell. Throws not_found. */
export async function listCommissionRates(deps: Deps, actor: MemberActor, venueId: number): Promise<EmployeeRates[]> {
  await requireManager(deps, actor, venueId);
  const [employees, rates] = await Promise.all([
    queries.listEmployeesOfVenue(deps.db, actor.language, venueId),
    queries.listRates(deps.db, venueId),
  ]);
  return employees.map((employee) => toRates(employee, rates));
}

function toRates(employee: { id: number; name: string }, rates: readonly queries.RateRow[]): EmployeeRates {
  const own = rates.filter((rate) => rate.employee_id === employee.id);
  return {
    employee,
    percent: own.find((rate) => rate.treatment_id === null && rate.product_id === null)?.percent ?? 0,
    treatments: own.flatMap(({ treatment_id: id, percent }) => (id === null ? [] : [{ treatment_id: id, percent }])),
    products: own.flatMap(({ product_id: id, percent }) => (id === null ? [] : [{ product_id: id, percent }])),
  };
}

type ChangeRatesInput = Omit<EmployeeRates, 'employee'> & { readonly employeeId: number };

/** Says what an employee of an own venue gets from now on. Throws not_found, invalid. */
export async function changeCommissionRates(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  { employeeId, percent, treatments, products }: ChangeRatesInput,
): Promise<EmployeeRates> {
  await requireManager(deps, actor, venueId);
  const employees = await queries.listEmployeesOfVenue(deps.db, actor.language, venueId);
  const employee = employees.find(({ id }) => id === employeeId);
  if (!employee) throw problem('not_found');
  const treatmentIds = new Set(treatments.map((one) => one.treatment_id));
  const productIds = new Set(products.map((one) => one.product_id));
  if (treatmentIds.size < treatments.length) throw invalid({ treatments: ['not_together'] });
  if (productIds.size < products.length) throw invalid({ products: ['not_together'] });
  const own = await queries.countOwn(deps.db, venueId, { treatments: [...treatmentIds], products: [...productIds] });
  if (own < treatmentIds.size + productIds.size) throw invalid({ treatments: ['not_offered'] });
  const rates = [
    { employee_id: employeeId, treatment_id: null, product_id: null, percent },
    ...treatments.map((one) => ({ employee_id: employeeId, product_id: null, ...one })),
    ...products.map((one) => ({ employee_id: employeeId, treatment_id: null, ...one })),
  ];
  await deps.db.transaction().execute((tx) => queries.replaceRates(tx, venueId, employeeId, rates));
  return toRates(employee, rates);
}

type CommissionsQuery = { readonly from: string; readonly to: string };

/** What the employees of an own venue have earned over some days; for staff, their own. Throws not_found, invalid. */
export async function listCommissions(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  { from, to }: CommissionsQuery,
): Promise<CommissionStatement[]> {
  const { employeeId } = await requireMember(deps, actor, venueId);
  if (to < from) throw invalid({ to: ['before_first'] });
  return queries.listStatements(deps.db, actor.language, { venueId, from, to, employeeId });
}
