/** A rate as it is looked up. */
type Rate = {
  readonly employee_id: number;
  readonly treatment_id: number | null;
  readonly product_id: number | null;
  readonly percent: number;
};

/** What is given or sold, and by whom. */
type SoldThing = {
  readonly employeeId: number | null;
  readonly treatmentId?: number | null | undefined;
  readonly productId?: number | undefined;
};

/** The percent that an employee gets: what is said of the treatment or product, else what is said of everything. */
export function percentOf(rates: readonly Rate[], { employeeId, treatmentId = null, productId }: SoldThing): number {
  const own = rates.filter((rate) => rate.employee_id === employeeId);
  const special = own.find(
    (rate) =>
      (treatmentId !== null && rate.treatment_id === treatmentId) ||
      (productId !== undefined && rate.product_id === productId),
  );
  const whole = own.find((rate) => rate.treatment_id === null && rate.product_id === null);
  return (special ?? whole)?.percent ?? 0;
}

/** The commission of an amount, whole dinars, rounded down. */
export const commissionOf = (amountIqd: number, percent: number): number => Math.floor((amountIqd * percent) / 100);

/** What goes back of a commission where a part of its amount does. */
export const commissionBack = (shareIqd: number, netIqd: number, commissionIqd: number): number =>
  shareIqd >= netIqd ? commissionIqd : Math.floor((commissionIqd * shareIqd) / netIqd);
