import { type Budget, keepsBudget, type Measure } from './budget.ts';

/** Name, measured value, budget and verdict in columns, each with its note below. */
export function toTable(measures: readonly Measure[]): string {
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

/** The last line of a run: all kept, or the names of the missed budgets. */
export function toVerdict(measures: readonly Measure[]): string {
  const missed = measures.filter((measure) => !keepsBudget(measure));
  const kept = measures.filter((measure) => measure.budget).length - missed.length;
  const names = missed.map((measure) => `${measure.name} (${show(measure)}, budget ${showBudget(measure)})`);
  return `budgets: ${kept} kept, ${missed.length} missed${names.length > 0 ? `: ${names.join('; ')}` : ''}`;
}

/** 1 as soon as one budget is missed, or where nothing was measured at all. */
export function toExitCode(measures: readonly Measure[]): 0 | 1 {
  return measures.length > 0 && measures.every(keepsBudget) ? 0 : 1;
}

/** Everything in a form for programs; a value that is not a number becomes null. */
export function toJson(measures: readonly Measure[], machine: string): string {
  return JSON.stringify({ machine, measures: measures.map((one) => ({ ...one, ok: keepsBudget(one) })) }, null, 2);
}

function show({ value, unit }: Measure): string {
  if (!Number.isFinite(value)) return 'broken';
  const digits = unit === '×' || unit === 's' ? 2 : unit === '/s' ? 0 : 1;
  return `${value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit}`;
}

const signs: Record<Budget['is'], string> = { 'at least': '≥', 'at most': '≤' };

function showBudget({ budget, unit }: Measure): string {
  if (!budget) return '–';
  const limit = budget.limit === Number.MAX_VALUE ? '∞' : String(budget.limit);
  return `${signs[budget.is]} ${limit} ${unit}`;
}

function verdictOf(measure: Measure): string {
  if (!measure.budget) return '–';
  return keepsBudget(measure) ? 'yes' : 'MISSED';
}
