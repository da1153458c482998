import { createContext } from 'react';

/** What a rendering on the server knows of the parts that stand in many pages. */
export type PartWriter = {
  /** The HTML of a part, where it was written before. */
  find(key: string): string | undefined;
  /** What stands before and behind a part until the page is written, so that its HTML is known from then on. */
  markOf(key: string): { readonly start: string; readonly end: string };
};

/** Given on the server alone; without one every part is rendered. */
export const PartWriterContext = createContext<PartWriter | undefined>(undefined);
