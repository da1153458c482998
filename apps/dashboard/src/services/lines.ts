import type { OwnService, TreatmentFields } from '@tajmeelspot/contract/venues/own-services.ts';
import type { Templates } from '@tajmeelspot/contract/venues/templates.ts';

/** A line of a price list while it is written; null where no number stands yet. */
export type DraftLine = {
  /** Tells lines apart that have no id yet. */
  readonly key: string;
  readonly id?: number;
  readonly title: TreatmentFields['title'];
  readonly duration: number | null;
  readonly buffer: number | null;
  readonly buffer_before: number | null;
  readonly processing_from: number | null;
  readonly processing_minutes: number | null;
  readonly price: number | null;
  readonly discount: number | null;
};

/** A treatment that many venues give. */
export type Usual = Templates['treatments'][number];

let count = 0;

const newKey = (): string => `new-${(count += 1)}`;

/** Most treatments need no preparation, and hands all the time. */
const noTiming = { buffer_before: 0, processing_from: null, processing_minutes: null };

/** A line of which nothing is said yet. */
export const emptyLine = (): DraftLine => ({
  key: newKey(),
  title: {},
  duration: 45,
  buffer: 0,
  ...noTiming,
  price: null,
  discount: 0,
});

/** A usual treatment as a line, at the middle of its usual prices. */
export const lineOf = ({ title, duration, buffer, from_iqd: least, to_iqd: max }: Usual): DraftLine => ({
  key: newKey(),
  title,
  duration,
  buffer,
  ...noTiming,
  price: Math.round((least + max) / 2000) * 1000,
  discount: 0,
});

/** The lines of a service as they can be written on. */
export const draftsOf = ({ treatments }: OwnService): DraftLine[] =>
  treatments.map((price) => {
    const { final_price: _, ...line } = price;
    return { key: `line-${line.id}`, ...line };
  });

/** Lines as they are sent; the server says what is wrong with a zero. */
export const toLines = (drafts: readonly DraftLine[]): TreatmentFields[] =>
  drafts.map((draft) => {
    const { key: _, duration, buffer, buffer_before, price, discount, ...line } = draft;
    return {
      ...line,
      duration: duration ?? 0,
      buffer: buffer ?? 0,
      buffer_before: buffer_before ?? 0,
      price: price ?? 0,
      discount: discount ?? 0,
    };
  });

/** What a customer pays, whole dinars: the discount is rounded to 250 dinars in the customer's favour, as the server does. */
export function finalPrice({ price, discount }: Pick<DraftLine, 'price' | 'discount'>): number | undefined {
  if (price === null || !discount || discount > 100) return undefined;
  return Math.floor((price * (100 - discount)) / 25_000) * 250;
}
