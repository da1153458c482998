import type { OwnService, TreatmentFields } from '@tajmeelspot/contract/venues/own-services.ts';
import type { Templates } from '@tajmeelspot/contract/venues/templates.ts';

/** A line of a price list while it is written; null where no number stands yet. */
export type TreatmentDraft = {
  /** Tells lines apart that have no id yet. */
  readonly key: string;
  readonly id?: number;
  readonly title: TreatmentFields['title'];
  /** Its procedure of the registry; absent: the one that the title names. */
  readonly procedure_id?: number | undefined;
  readonly duration: number | null;
  readonly buffer: number | null;
  readonly buffer_before: number | null;
  readonly processing_from: number | null;
  readonly processing_minutes: number | null;
  readonly price: number | null;
  readonly discount: number | null;
};

/** A procedure of the registry, which a treatment can begin with. */
export type TreatmentTemplate = Templates['procedures'][number];

let count = 0;

const newDraftKey = (): string => `new-${(count += 1)}`;

/** Most treatments need no preparation, and hands all the time. */
const noTiming = { buffer_before: 0, processing_from: null, processing_minutes: null };

/** A line of which nothing is said yet. */
export const emptyTreatment = (): TreatmentDraft => ({
  key: newDraftKey(),
  title: {},
  duration: 45,
  buffer: 0,
  ...noTiming,
  price: null,
  discount: 0,
});

/** A procedure as a line, at the middle of its usual prices. */
export const draftFromTemplate = ({
  id,
  title,
  duration,
  from_iqd: lowest,
  to_iqd: highest,
}: TreatmentTemplate): TreatmentDraft => ({
  key: newDraftKey(),
  title,
  procedure_id: id,
  duration,
  buffer: 0,
  ...noTiming,
  price: Math.round((lowest + highest) / 2000) * 1000,
  discount: 0,
});

/** A line with its procedure; what nobody has written yet comes from the registry, and the rest stays the venue's. */
export function withProcedure(draft: TreatmentDraft, template: TreatmentTemplate): TreatmentDraft {
  const usual = draftFromTemplate(template);
  const isUntitled = Object.values(draft.title).every((text) => !text?.trim());
  return {
    ...draft,
    procedure_id: template.id,
    ...(isUntitled ? { title: usual.title, duration: usual.duration } : {}),
    price: draft.price ?? usual.price,
  };
}

/** The lines of a service as they can be written on. */
export const treatmentDraftsOf = ({ treatments }: OwnService): TreatmentDraft[] =>
  treatments.map((treatment) => {
    const { final_price: _, licence_class: _class, is_licensed: _isLicensed, ...fields } = treatment;
    return { key: `line-${fields.id}`, ...fields };
  });

/** Lines as they are sent; the server says what is wrong with a zero. */
export const toTreatmentFields = (drafts: readonly TreatmentDraft[]): TreatmentFields[] =>
  drafts.map((draft) => {
    const { key: _, duration, buffer, buffer_before, price: treatment, discount, ...fields } = draft;
    return {
      ...fields,
      duration: duration ?? 0,
      buffer: buffer ?? 0,
      buffer_before: buffer_before ?? 0,
      price: treatment ?? 0,
      discount: discount ?? 0,
    };
  });

/** What a customer pays, whole dinars: the discount is rounded to 250 dinars in the customer's favour, as the server does. */
export function finalPrice({
  price: treatment,
  discount,
}: Pick<TreatmentDraft, 'price' | 'discount'>): number | undefined {
  if (treatment === null || !discount || discount > 100) return undefined;
  return Math.floor((treatment * (100 - discount)) / 25_000) * 250;
}
