/** What was typed, as the statements of a search need it. */
export type SearchText = {
  /** The tsquery that the index answers; null where no service can have the words. */
  readonly narrowing: string | null;
  /** The tsquery that the services found by rare words must match too; null where there is none. */
  readonly besides: string | null;
  /** Tsqueries from the most relevant to the least; what matches none of them is less relevant still. */
  readonly tiers: readonly string[];
  /** Tsqueries that find, part by part of the text, the treatments that it names (treatment_document). */
  readonly treated: readonly string[];
  /** Tsqueries of the venues and of the employees that are called so; null where nobody may be. */
  readonly named: string | null;
  readonly employees: string | null;
  /** At least this many services have the words, as of at most an hour ago. */
  readonly atLeast: number;
  /** Whether to find all matches and sort them is faster than to go through the sorted index. */
  readonly areFew: boolean;
  /** How they are found in a statement that is planned once for all words; absent where it is planned for these. */
  readonly planned?: 'found' | 'walked';
  /** The same where the best thousand are looked for. */
  readonly areFewOfThousand: boolean;
  /** The same of each tier by itself, and of what is in none, where they are gone through one by one; none where nobody looked. */
  readonly fewOfTiers: readonly boolean[];
  /** The same of the services of venues that are called so, and of employees. */
  readonly areFewNamed: boolean;
  readonly areFewEmployees: boolean;
  /** The text as it was read, where a slip was seen in it. */
  readonly readAs: string | null;
  /** What else it may have meant, or what is left of it without the unknown words. */
  readonly others: readonly string[];
  /** The words that mean nothing here; there are no results then. */
  readonly unknown: readonly string[];
};

/** Where a word stands in a service's document, and in which language (document_of). */
type Mark = 'E' | 'A' | 'K';

/** What read_search says of a text. */
export type ReadText = {
  readonly mark: Mark;
  readonly pieces: readonly {
    readonly typed: string;
    /** What it is read as; the first is the best. */
    readonly words: readonly string[];
    readonly how: 'known' | 'bare' | 'begun' | 'likely' | 'unknown';
    readonly slips: number;
  }[];
  /** What a phrase from a piece on means: other words, or a procedure. */
  readonly meanings: readonly {
    readonly at: number;
    readonly size: number;
    readonly words: string | null;
    readonly procedure: number | null;
  }[];
  /** The known words that an unfinished last one begins. */
  readonly begun: {
    readonly services: number;
    readonly most: number;
    readonly words: number;
    /** Whether they say more often what is done than who does it. */
    readonly is_generic: boolean;
    readonly procedures: readonly number[];
  } | null;
  /** How many services have a word; in the venue's name; in names of treatments. */
  readonly terms: Readonly<Record<string, readonly [services: number, named: number, treated: number]>>;
  /** Up to so many services are found and sorted faster than the sorted index is walked. */
  readonly few: number;
};

const nothing: SearchText = {
  narrowing: null,
  besides: null,
  tiers: [],
  treated: [],
  named: null,
  employees: null,
  atLeast: 0,
  areFew: true,
  areFewOfThousand: true,
  fewOfTiers: [],
  areFewNamed: true,
  areFewEmployees: true,
  readAs: null,
  others: [],
  unknown: [],
};

/** Words that belong together, with all that they may mean. */
type Unit = {
  /** Phrases; each finds by itself. The first is what was typed. */
  readonly phrases: readonly string[];
  readonly procedures: readonly number[];
  readonly isOpen: boolean;
  /** Whether it says what is done rather than who does it. */
  readonly isGeneric: boolean;
  /** Whether a venue may be called so. */
  readonly isNamed: boolean;
  /** So many services have it at most. */
  readonly atMost: number;
};

/** More words than this begin so, and their services were not added up. */
const maxBegun = 200;
const countless = 2_000_000_000;
/** From so many services on, an unfinished word is tried on what the other words find. */
const frequent = 20_000;

/** The queries of a text, and how it was read. */
export function composeText(read: ReadText | undefined): SearchText {
  if (!read || read.pieces.length === 0) return nothing;
  const unknown = read.pieces.filter(({ how }) => how === 'unknown').map(({ typed }) => typed);
  if (unknown.length > 0) return { ...nothing, unknown, others: restOf(read) };
  const units = toUnits(read);
  const found = units.map((unit) => unitQuery(unit, { marks: 'EAK', begunMarks: read.mark, procedureMark: 'R' }));
  const bounds = units.map(({ atMost }) => atMost);
  const lowest = Math.min(...bounds);
  const last = units.at(-1);
  const isApart = last?.isOpen === true && last.atMost > frequent && last.atMost > lowest;
  return {
    narrowing: allOf(isApart ? found.slice(0, -1) : found),
    besides: isApart ? (found.at(-1) ?? null) : null,
    tiers: tiersOf(units, read.mark),
    treated: units.map((unit) => unitQuery(unit, { marks: 'FBL', begunMarks: 'FBL', procedureMark: 'R' })),
    named: calledSo(units, 'N'),
    employees: calledSo(units, 'M'),
    atLeast: leastOf(read, units),
    areFew: lowest <= read.few,
    // Among few are few.
    areFewOfThousand: lowest <= read.few,
    fewOfTiers: [],
    areFewNamed: lowest <= read.few,
    areFewEmployees: lowest <= read.few,
    ...readingOf(read),
    unknown: [],
  };
}

/** What is left without the unknown words. */
function restOf({ pieces }: ReadText): string[] {
  const rest = pieces.filter(({ how }) => how !== 'unknown').map(({ words }) => words[0]);
  return rest.length === 0 ? [] : [rest.join(' ')];
}

/** The text in units: the longest phrases that mean something, and single words. */
function toUnits(read: ReadText): Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < read.pieces.length;) {
    const size = Math.max(1, ...read.meanings.filter((one) => one.at === at).map((one) => one.size));
    units.push(toUnit(read, at, size));
    at += size;
  }
  return units;
}

function toUnit(read: ReadText, at: number, size: number): Unit {
  const pieces = read.pieces.slice(at, at + size);
  const meanings = read.meanings.filter((one) => one.at === at && one.size === size);
  const begun = pieces.at(-1)?.how === 'begun' ? read.begun : null;
  const written = pieces.map(({ words }) => words[0]).join(' ');
  const similar = size === 1 ? (pieces[0]?.words.slice(1) ?? []) : [];
  const meant = meanings.flatMap(({ words }) => (words === null ? [] : [words]));
  const procedures = [...meanings.flatMap(({ procedure }) => procedure ?? []), ...(begun?.procedures ?? [])];
  const words = written.split(' ');
  const servicesOf = (phrase: string) => Math.min(...phrase.split(' ').map((word) => read.terms[word]?.[0] ?? 0));
  const counts = [...[written, ...similar, ...meant].map(servicesOf), ...procedures.map((id) => servicesOf(`R${id}`))];
  const beginning = begun ? (begun.words >= maxBegun ? countless : begun.services) : 0;
  return {
    phrases: [written, ...similar, ...meant],
    procedures,
    isOpen: begun !== null,
    isGeneric:
      meanings.length > 0 || begun?.is_generic === true || words.some((word) => (read.terms[word]?.[2] ?? 0) > 0),
    // A word that was never counted may be the name of a new venue.
    isNamed: begun !== null || words.every((word) => (read.terms[word]?.[1] ?? 1) > 0),
    atMost: counts.reduce((sum, count) => sum + count, beginning),
  };
}

/** Where a unit is looked for: the marks of its words, of one that is unfinished, and of its procedures. */
type MarkChoice = { readonly marks: string; readonly begunMarks: string; readonly procedureMark: 'R' | 'S' | '' };

/** A unit in certain places, as a tsquery. */
function unitQuery({ phrases, procedures, isOpen }: Unit, { marks, begunMarks, procedureMark }: MarkChoice): string {
  const alternatives = phrases.map((phrase, index) =>
    phraseQuery(phrase, marks, isOpen && index === 0 ? begunMarks : ''),
  );
  if (procedureMark !== '') alternatives.push(...procedures.map((id) => `'${procedureMark}${id}'`));
  return `(${alternatives.join(' | ')})`;
}

function phraseQuery(phrase: string, marks: string, begunMarks: string): string {
  const words = phrase.split(' ');
  const queries = words.map((word, index) => {
    const alternatives = Array.from(marks, (mark) => `'${mark}${word}'`);
    if (index === words.length - 1) alternatives.push(...Array.from(begunMarks, (mark) => `'${mark}${word}':*`));
    return `(${alternatives.join(' | ')})`;
  });
  return allOf(queries);
}

const allOf = (queries: readonly string[]): string => `(${queries.join(' & ')})`;

/**
 * From the most relevant on: the venue is called so; the title says so, of what is done there; what is meant is done there;
 * the title says so in the reader's language; a treatment does; it does in any language; with somebody who gives it; with
 * the place. Beside other words a place takes nothing away, and neither does the name of a venue that says nothing of
 * what is done there.
 */
function tiersOf(units: readonly Unit[], mark: Mark): string[] {
  const language = ['E', 'A', 'K'].indexOf(mark);
  const [title = '', treated = ''] = ['UVW'[language], 'FBL'[language]];
  const placed = (unit: Unit, marks: string, begunMarks: string, procedureMark: MarkChoice['procedureMark']) => {
    const more = `${unit.isGeneric ? '' : 'N'}${units.length > 1 ? 'P' : ''}`;
    return unitQuery(unit, { marks: unique(marks + more), begunMarks: unique(begunMarks + more), procedureMark });
  };
  const tier = (marks: string, begunMarks: string, procedureMark: MarkChoice['procedureMark'] = 'R') =>
    allOf(units.map((unit) => placed(unit, marks, begunMarks, procedureMark)));
  const done = (unit: Unit) => unit.procedures.map((id) => `'R${id}'`).join(' | ');
  const titled = (unit: Unit) =>
    unit.procedures.length === 0
      ? placed(unit, title, title, '')
      : `(${unit.procedures.map((id) => `'S${id}'`).join(' | ')} | (${placed(unit, title, title, '')} & (${done(unit)})))`;
  const meant = (unit: Unit) => (unit.procedures.length === 0 ? placed(unit, treated, treated, '') : `(${done(unit)})`);
  const named = units.every((unit) => unit.isNamed) ? calledSo(units, 'N') : null;
  const tiers = [
    ...(named === null ? [] : [named]),
    allOf(units.map(titled)),
    ...(units.some(({ procedures }) => procedures.length > 0) ? [allOf(units.map(meant))] : []),
    tier(title, title),
    tier(treated, treated),
    tier('FBL', treated),
    tier('FBLM', `${treated}M`),
    tier('FBLMP', `${treated}MP`),
  ];
  return [...new Set(tiers)];
}

/** Names with each of the units; null where all of them say what is done, which is no name. */
const calledSo = (units: readonly Unit[], mark: 'N' | 'M'): string | null =>
  units.every(({ isGeneric }) => isGeneric)
    ? null
    : allOf(units.map((unit) => unitQuery(unit, { marks: mark, begunMarks: mark, procedureMark: '' })));

const unique = (marks: string): string => [...new Set(marks)].join('');

/** A single word is counted; of several nobody knows how many services have them all. */
function leastOf({ pieces, terms, begun }: ReadText, units: readonly Unit[]): number {
  const [piece] = pieces;
  if (!piece || pieces.length > 1 || units.length > 1) return 0;
  return piece.how === 'begun' ? (begun?.most ?? 0) : (terms[piece.words[0] ?? '']?.[0] ?? 0);
}

/** How a text with slips was read, and what else it may have meant. */
function readingOf({ pieces }: ReadText): Pick<SearchText, 'readAs' | 'others'> {
  const slipped = pieces.find(({ slips }) => slips > 0);
  if (!slipped) return { readAs: null, others: [] };
  const reading = (word: string | undefined) =>
    pieces.map((piece) => (piece === slipped ? word : piece.words[0])).join(' ');
  return { readAs: reading(slipped.words[0]), others: slipped.words.slice(1).map(reading) };
}
