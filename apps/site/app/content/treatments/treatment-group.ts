/** A treatment as the venues offer it: whole dinars, minutes. */
export type GuideTreatment = {
  readonly title: string;
  readonly from_price: number;
  readonly to_price: number;
  readonly from_minutes: number;
  readonly to_minutes: number;
};

/** The treatments of a category; `category` is its stable name. */
export type TreatmentGroup = {
  readonly category: string;
  readonly label: string;
  readonly treatments: readonly GuideTreatment[];
};
