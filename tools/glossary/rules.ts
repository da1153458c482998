/** What a name is of. */
export const kinds = ['identifier', 'type', 'file', 'folder', 'table', 'column', 'path', 'key'] as const;

/** One of them. */
export type NameKind = (typeof kinds)[number];

/** A row of the table of refused words: what it refuses in which names, and what is said instead. */
export type GlossaryRule = {
  /**
   * `house` is a part of a name, `let go` are two in a row, `most*` begins a longer name, `=Asked` is a whole one, and
   * `=*ed` a whole one of a single word with that ending.
   */
  readonly words: readonly string[];
  readonly kinds: readonly NameKind[];
  /** Paths begin so; none: everywhere. */
  readonly where: readonly string[];
  /** Whole names that are meant otherwise; `*` stands for anything. */
  readonly lawful: readonly string[];
  readonly instead: string;
};

/**
 * Reads the table below the heading 'What the check refuses' of docs/GLOSSARY.md. Throws where it has no rows, and where a
 * row cannot be read.
 */
export function readRules(glossary: string): GlossaryRule[] {
  const table = glossary.split(/^## What the check refuses$/m)[1] ?? '';
  const rows = table.split('\n').filter((line) => line.startsWith('|') && !/^\|(?: Refused |[-|]+$)/.test(line));
  if (rows.length === 0) throw new Error('docs/GLOSSARY.md: there is no table of what the check refuses');
  return rows.map(toRule);
}

function toRule(row: string): GlossaryRule {
  const cells = row.split('|').slice(1, -1);
  const [words = [], ruleKinds = [], where = [], lawful = [], instead = []] = cells.map(listOf);
  const isReadable =
    cells.length === 5 &&
    [words, ruleKinds, where, instead].every((list) => list.length > 0) &&
    words.every((word) => /^(?:[a-z]+(?: [a-z]+)*|[a-z]+\*|=[A-Z][A-Za-z]*|=\*[a-z]+)$/.test(word)) &&
    ruleKinds.every(isKind);
  if (!isReadable) throw new Error(`docs/GLOSSARY.md: the row ${row.slice(0, 60)} … cannot be read`);
  const isEverywhere = where.join() === 'everywhere';
  return {
    words,
    kinds: ruleKinds.filter(isKind),
    where: isEverywhere ? [] : where,
    lawful,
    instead: instead.join(', '),
  };
}

const isKind = (text: string): text is NameKind => kinds.some((kind) => kind === text);

const listOf = (cell: string): string[] =>
  cell
    .replaceAll('`', '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** The word of a rule that a name contains; undefined where the name is lawful. */
export function refusedWord(rule: GlossaryRule, name: string): string | undefined {
  if (rule.lawful.some((pattern) => matches(name, pattern))) return undefined;
  const parts = partsOf(name);
  return rule.words.find((word) => contains(name, parts, word));
}

function matches(name: string, pattern: string): boolean {
  const [start = '', ...others] = pattern.split('*');
  const end = others.pop();
  if (end === undefined) return name === pattern;
  const isLongEnough = name.length >= start.length + end.length;
  return isLongEnough && name.startsWith(start) && name.endsWith(end) && others.every((part) => name.includes(part));
}

function contains(name: string, parts: readonly string[], word: string): boolean {
  if (word.startsWith('=*')) return parts.length === 1 && name.endsWith(word.slice(2));
  if (word.startsWith('=')) return name === word.slice(1);
  if (word.endsWith('*')) return parts.length > 1 && parts[0] === word.slice(0, -1);
  const sequence = word.split(' ');
  return parts.some((_, index) => sequence.every((part, offset) => parts[index + offset] === part));
}

/** The parts of a name in camel case, kebab case or snake case, in small letters; digits are parts of their own. */
const partsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/(?<=[A-Za-z])(?=\d)|(?<=\d)(?=[A-Za-z])/g, ' ')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((part) => part.toLowerCase());
