import compile from 'icu-minify/compile';

/** Texts by their keys, parsed: a browser needs no parser to fill their places. */
export type CompiledTexts = { readonly [key: string]: unknown };

/** Parses every text of a part of a catalogue; throws where one cannot be parsed. */
export const compileTexts = (texts: object): CompiledTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(text) : compileTexts(text as object),
    ]),
  );
