import { type Budget, isAsExpected, type Measurement } from './budget.ts';

/** Name, measured value, budget and verdict in columns, each with its note below. */
export function toTable(measures: readonly Measurement[]): string {
  const rows = measures.map((measure) => [measure.name, show(measure), showBudget(measure), verdictOf(measure)]);
  const head = ['name', 'measured', 'budget', 'ok'];
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  const body = rows.map((row, index) => {
    const note = measures[index]?.note;
    return line(row).trimEnd() + (note ? `\n${note.replaceAll(/^/gm, '    ')}` : '');
  });
  return [line(head).trimEnd(), ...body].join('\n');
}

/** The last lines of a run: all kept, or the names of the missed budgets; then the same for variants known to be bad. */
export function toVerdict(measures: readonly Measurement[]): string {
  const bad = measures.filter(({ isKnownBad }) => isKnownBad);
  const good = measures.filter(({ budget, isKnownBad }) => budget && !isKnownBad);
  const budgets = `budgets: ${tally(good, 'kept', 'missed')}`;
  return bad.length === 0 ? budgets : `${budgets}\nknown bad: ${tally(bad, 'noticed', 'unnoticed')}`;
}

function tally(measures: readonly Measurement[], right: string, wrong: string): string {
  const failed = measures.filter((measure) => !isAsExpected(measure));
  const names = failed.map((measure) => `${measure.name} (${show(measure)}, budget ${showBudget(measure)})`);
  const counts = `${measures.length - failed.length} ${right}, ${failed.length} ${wrong}`;
  return failed.length === 0 ? counts : `${counts}: ${names.join('; ')}`;
}

/** 1 where a budget is missed, where a known-bad variant keeps its own, or where nothing was measured. */
export function toExitCode(measures: readonly Measurement[]): 0 | 1 {
  return measures.length > 0 && measures.every(isAsExpected) ? 0 : 1;
}

/** The measurements as JSON; a value that is not a number becomes null. */
export function toJson(measures: readonly Measurement[], machine: string): string {
  return JSON.stringify({ machine, measures: measures.map((one) => ({ ...one, ok: isAsExpected(one) })) }, null, 2);
}

function show({ value, unit }: Measurement): string {
  if (!Number.isFinite(value)) return 'broken';
  const digits = wholeUnits.has(unit) ? 0 : unit === 'kB' || unit === 'MB' ? 1 : unit === 'ms' ? 3 : 2;
  return `${value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit}`.trim();
}

const wholeUnits = new Set<Measurement['unit']>(['/s', 'points']);
const signs: Record<Budget['is'], string> = { 'at least': '≥', 'at most': '≤' };

function showBudget({ budget, unit }: Measurement): string {
  if (!budget) return '–';
  const limit = budget.limit === Number.MAX_VALUE ? '∞' : String(budget.limit);
  return `${signs[budget.is]} ${limit} ${unit}`.trim();
}

function verdictOf(measure: Measurement): string {
  if (!measure.budget) return '–';
  if (measure.isKnownBad) return isAsExpected(measure) ? 'misses, as it must' : 'NOT NOTICED';
  return isAsExpected(measure) ? 'yes' : 'MISSED';
}
