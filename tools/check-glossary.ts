import { listNames, type DeclaredName } from './glossary/names.ts';
import { type GlossaryRule, readRules, refusedWord } from './glossary/rules.ts';
import { listFiles, readText } from './kit/files.ts';
import { root } from './kit/run.ts';

/** The page whose last table this check reads. */
export const glossaryPath = 'docs/GLOSSARY.md';

/** Compares every name in files whose path begins with `below` with the glossary, and type names with each other. */
export function findGlossaryErrors(folder: string, below = ''): string[] {
  const rules = readRules(readText(folder, glossaryPath));
  const files = listFiles(folder).filter((path) => path.startsWith(below));
  const names = listNames(folder, files);
  const findRefused = refusedIn(rules);
  const errors = names.flatMap((declared) => errorsOf(findRefused(declared), declared));
  return [...new Set([...errors, ...findRepeatedTypes(names)])];
}

/** A rule that a name breaks, and its word for that. */
type NameViolation = { readonly rule: GlossaryRule; readonly word: string };

/** What is refused in a name; most names stand in many files, and each is compared with the rules once. */
function refusedIn(rules: readonly GlossaryRule[]): (declared: DeclaredName) => readonly NameViolation[] {
  const found = new Map<string, readonly NameViolation[]>();
  return ({ kind, name }) => {
    const key = `${kind} ${name}`;
    const known = found.get(key);
    if (known) return known;
    const refused = rules.flatMap((rule) => {
      const word = rule.kinds.includes(kind) ? refusedWord(rule, name) : undefined;
      return word === undefined ? [] : [{ rule, word }];
    });
    found.set(key, refused);
    return refused;
  };
}

const errorsOf = (refused: readonly NameViolation[], { kind, name, path }: DeclaredName): string[] =>
  refused
    .filter(({ rule }) => isWithin(rule, path))
    .map(({ rule, word }) => `${path}: the ${kind} ${name} says "${word}"; say ${rule.instead}`);

const isWithin = ({ where }: GlossaryRule, path: string): boolean =>
  where.length === 0 || where.some((prefix) => path.startsWith(prefix));

/** Type names that are declared more than once, a sentence each. */
function findRepeatedTypes(names: readonly DeclaredName[]): string[] {
  const types = Map.groupBy(
    names.filter(({ kind }) => kind === 'type'),
    ({ name }) => name,
  );
  return [...types].flatMap(([name, declared]) => {
    const paths = declared.map(({ path }) => path);
    return paths.length > 1 ? [`the type ${name} is declared ${paths.length} times: ${paths.join(', ')}`] : [];
  });
}

if (import.meta.main) {
  const errors = findGlossaryErrors(root, process.argv[2]);
  for (const error of errors) console.log(error);
  console.log(`${errors.length} errors`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}
