/** What a name is of. */
export const kinds = ['identifier', 'type', 'file', 'folder', 'table', 'column', 'path', 'key'] as const;

/** What a name is of. */
export type NameKind = (typeof kinds)[number];

/** A row of the table of refused words: what it refuses in which names, and what is said instead. */
export type GlossaryRule = {
  /** `house` is a part of a name, `let go` are two in a row, `most*` begins a longer name, `=Asked` is a whole one. */
  readonly words: readonly string[];
  readonly kinds: readonly NameKind[];
  /** Paths begin so; none: everywhere. */
  readonly where: readonly string[];
  /** Whole names that are meant otherwise; `*` stands for anything. */
  readonly unless: readonly RegExp[];
  readonly instead: string;
};

/** Reads the table below the heading 'What the check refuses' of docs/GLOSSARY.md. Throws where a row cannot be read. */
export function readRules(glossary: string): GlossaryRule[] {
  const table = glossary.split(/^## What the check refuses$/m)[1] ?? '';
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Refused'));
  return rows.map((row) =>
    toRule(
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    ),
  );
}

function toRule([refused = '', allKinds = '', where = '', unless = '', instead = '']: string[]): GlossaryRule {
  const words = listOf(refused);
  const found = listOf(allKinds);
  const unknown = found.filter((kind) => !kinds.some((one) => one === kind));
  if (words.length === 0 || found.length === 0 || unknown.length > 0 || instead === '') {
    throw new Error(`docs/GLOSSARY.md: the row of ${refused} cannot be read`);
  }
  const isEverywhere = where === 'everywhere';
  return {
    words,
    kinds: found as NameKind[],
    where: isEverywhere ? [] : listOf(where),
    unless: listOf(unless).map(toPattern),
    instead,
  };
}

const listOf = (cell: string): string[] =>
  cell
    .replaceAll('`', '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

const toPattern = (name: string): RegExp =>
  new RegExp(`^${name.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')}$`);

/** The word of a rule that a name contains; undefined where the name is lawful. */
export function refusedWord(rule: GlossaryRule, name: string): string | undefined {
  if (rule.unless.some((pattern) => pattern.test(name))) return undefined;
  const parts = partsOf(name);
  return rule.words.find((word) => contains(name, parts, word));
}

function contains(name: string, parts: readonly string[], word: string): boolean {
  if (word.startsWith('=')) return name === word.slice(1);
  if (word.endsWith('*')) return parts.length > 1 && parts[0] === word.slice(0, -1);
  const wanted = word.split(' ');
  return parts.some((_, index) => wanted.every((part, offset) => parts[index + offset] === part));
}

/** The parts of a name in camel case, kebab case or snake case, in small letters. */
const partsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((part) => part.toLowerCase());
