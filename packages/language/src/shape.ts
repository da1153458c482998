/** The keys of an English catalogue with texts of any language in their places. */
export type Shape<Catalogue> = {
  readonly [K in keyof Catalogue]: Catalogue[K] extends string ? string : Shape<Catalogue[K]>;
};

/** Every path to a text of a catalogue, joined by dots. */
export type Key<Catalogue> = {
  [K in keyof Catalogue & string]: Catalogue[K] extends string ? K : `${K}.${Key<Catalogue[K]>}`;
}[keyof Catalogue & string];
