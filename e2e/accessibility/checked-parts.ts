import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { describePageSource, type PageParts } from './page-parts.ts';

/** Smaller parts are cheaper to check again than to leave out. */
const minSize = 3;

const mark = 'data-checked-before';

/**
 * What axe finds serious on a page as it stands, a sentence each. Parts that it has looked at before in this run, in any
 * worker, are left out: their keys stand in a file of `folder`. So are all but the first of several parts that are alike.
 * Parts with a problem are never remembered.
 */
export async function findAccessProblems(page: Page, folder: string): Promise<string[]> {
  const parts = await page.evaluate<PageParts>(describePageSource);
  const repeated = parts.repeatedIds.map((id) => `the id ${id} stands for several elements`);
  const file = path.join(folder, 'checked-parts');
  const known = readCheckedParts(file);
  const isKnown = (place: number) => known.has(parts.keys[place] ?? '');
  if (isKnown(0)) return repeated;
  await markParts(page, listKnownParts(parts, isKnown));
  const problems = [...repeated, ...(await runAxe(page))];
  await page.evaluate((name) => {
    for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  }, mark);
  if (problems.length > 0) return problems;
  addCheckedParts(
    file,
    parts.keys.filter((_, place) => (parts.sizes[place] ?? 0) >= minSize),
  );
  return problems;
}

/** The places of the largest parts that are known, or that are like one before them. */
export function listKnownParts({ parents, sizes, keys }: PageParts, isKnown: (place: number) => boolean): number[] {
  const before = new Set<string>();
  const isLeftOut: boolean[] = [];
  const found: number[] = [];
  for (const [place, key] of keys.entries()) {
    isLeftOut[place] = isLeftOut[parents[place] ?? -1] === true;
    if (isLeftOut[place] || (sizes[place] ?? 0) < minSize) continue;
    isLeftOut[place] = isKnown(place) || before.has(key);
    if (isLeftOut[place]) found.push(place);
    before.add(key);
  }
  return found;
}

const markParts = (page: Page, places: readonly number[]): Promise<void> =>
  page.evaluate(
    ([name, marked]) => {
      const { describedElements = [] } = globalThis as { describedElements?: Element[] };
      for (const place of marked) describedElements[place]?.setAttribute(name, '');
    },
    [mark, places] as const,
  );

type AxeRunner = {
  run(
    context: { include: string[][]; exclude: string[][] },
    options: object,
  ): Promise<{ violations: { id: string; impact: string; nodes: { target: string[] }[] }[] }>;
};

/** Runs axe in the page and its frames, without the pages of its own that its package opens for each run. */
async function runAxe(page: Page): Promise<string[]> {
  for (const frame of page.frames()) await frame.evaluate(axeSource);
  return page.evaluate(async (name) => {
    const { axe } = globalThis as unknown as { axe: AxeRunner };
    const context = { include: [['html']], exclude: [[`[${name}]`]] };
    // All rules run; only what they find wrong is described.
    const { violations } = await axe.run(context, { resultTypes: ['violations'] });
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, mark);
}

/** Parses axe where it is not there yet. */
const axeSource = `globalThis.axe ?? (() => {
  ${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')}
})(), undefined`;

/** What this worker has read of the file so far. */
const checked = new Set<string>();
let readBytes = 0;

function readCheckedParts(file: string): ReadonlySet<string> {
  if (!existsSync(file)) return checked;
  const text = readFileSync(file);
  for (const key of text.subarray(readBytes).toString().split('\n')) checked.add(key);
  readBytes = text.length;
  return checked;
}

function addCheckedParts(file: string, keys: readonly string[]): void {
  const added = [...new Set(keys)].filter((key) => !checked.has(key));
  if (added.length > 0) appendFileSync(file, `${added.join('\n')}\n`);
}
