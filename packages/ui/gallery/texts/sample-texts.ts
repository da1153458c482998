import { createContext, use } from 'react';
import { ar } from './ar.ts';
import { ckb } from './ckb.ts';
import { en, type SampleTexts } from './en.ts';

export const sampleTexts = { en, ar, ckb };

/** Languages of the gallery. */
export type SampleLanguage = keyof typeof sampleTexts;

export const SampleTextsContext = createContext<SampleTexts>(en);

/** The sentences of the language that is shown. */
export const useSampleTexts = (): SampleTexts => use(SampleTextsContext);
