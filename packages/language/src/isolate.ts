import { directionOf, type Language } from './languages.ts';

/**
 * A name, number or address for a plain text of a language, kept apart where its own direction is the other one: it
 * changes the order of nothing around it. In elements `bdi` does the same.
 */
export const isolate = (language: Language, text: string): string =>
  (directionOf(language) === 'rtl' ? leftToRight : rightToLeft).test(text) ? `\u2068${text}\u2069` : text;

/** A telephone number, which runs from left to right in every language. */
export const isolatePhone = (language: Language, phone: string): string =>
  directionOf(language) === 'rtl' ? `\u2066${phone}\u2069` : phone;

const leftToRight = /\p{Script=Latin}/u;
const rightToLeft = /\p{Script=Arabic}/u;
