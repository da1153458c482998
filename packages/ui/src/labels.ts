import { createContext, use } from 'react';
import type { MomentTexts } from './moments/moment-texts.ts';

/** The words of parts that say the same on every screen. */
type Labels = {
  readonly close: string;
  readonly back: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  readonly more: string;
  /** Writes a price in whole dinars. */
  readonly price: (iqd: number) => string;
  /** Brings what reads and writes days and times; the same promise each time. */
  readonly moments: () => Promise<MomentTexts>;
  /** Says in one sentence why something did not work. */
  readonly explain: (error: Error) => string;
};

/** What an application gives once, in its language: the labels of the parts that it shows. */
export const LabelsContext = createContext<Partial<Labels>>({});

/** A label of the application. */
export function useLabel<Name extends keyof Labels>(name: Name): Labels[Name] {
  const label = use(LabelsContext)[name];
  if (label === undefined) throw new Error(`No label ${name}`);
  return label;
}
