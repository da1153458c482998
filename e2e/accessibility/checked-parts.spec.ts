import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { findAccessProblems } from './checked-parts.ts';

/** What axe finds, with the memory of the whole run. */
const findProblems = (page: Page) =>
  findAccessProblems(page, (test.info().config.metadata as { dataDir: string }).dataDir);

const cards = ['Hair', 'Nails', 'Massage'].map(
  (name) => `<li><article><h2>${name}</h2><p>From <b>10</b></p><a href="/${name}">Book ${name}</a></article></li>`,
);

/** A page that no other test has: its class is new. */
const write = (page: Page, name: string, more = '') =>
  page.setContent(`<!doctype html><html lang="en" class="${name}"><title>Plants</title>
    <style>body { color: #222; background: #fff }</style>
    <main><h1>Plants</h1><ul>${cards.join('')}</ul><p class="note">A <b>note</b> <i>here</i></p>${more}</main></html>`);

const hasAxe = (page: Page) => page.evaluate(() => 'axe' in globalThis);

test('axe looks once at a page that stays as it is, and at whatever is new in it', async ({ page }) => {
  const name = `plant-${randomUUID()}`;
  await write(page, name);
  expect(await findProblems(page)).toEqual([]);
  expect(await hasAxe(page)).toBe(true);
  await page.goto('about:blank');
  await write(page, name);
  expect(await findProblems(page)).toEqual([]);
  expect(await hasAxe(page)).toBe(false);
  await write(page, name, '<div><p><button><span></span></button></p></div>');
  expect(await findProblems(page)).toEqual([expect.stringMatching(/^button-name: /)]);
  // What was wrong once is not known.
  expect(await findProblems(page)).toEqual([expect.stringMatching(/^button-name: /)]);
});

const changes: Record<string, [change: () => void, problem: RegExp]> = {
  'a colour': [
    () => document.querySelector<HTMLElement>('.note')?.style.setProperty('color', '#ccc'),
    /^color-contrast: /,
  ],
  'the ground below all of it': [() => document.body.style.setProperty('background', '#333'), /^color-contrast: /],
  'the name of a link': [() => document.querySelector('li:last-child a')?.replaceChildren(), /^link-name: /],
  'a role': [() => document.querySelector('.note')?.setAttribute('role', 'listitem'), /^aria-required-parent: /],
  'an id that others have': [
    () => {
      for (const one of document.querySelectorAll('h2')) one.id = 'same';
      document.querySelector('ul')?.setAttribute('aria-labelledby', 'same');
    },
    /several elements/,
  ],
};

test('axe looks again at a page that it knows where anything has changed that counts', async ({ page }) => {
  for (const [what, [change, problem]] of Object.entries(changes)) {
    await write(page, `plant-${randomUUID()}`);
    expect(await findProblems(page)).toEqual([]);
    await page.evaluate(change);
    expect(await findProblems(page), what).toContainEqual(expect.stringMatching(problem));
  }
});

test('what is wrong in one of several parts is found, wherever it stands', async ({ page }) => {
  for (const place of [0, 1, 2]) {
    await write(page, `plant-${randomUUID()}`);
    await page.evaluate((index) => document.querySelectorAll('article a')[index]?.replaceChildren(), place);
    expect(await findProblems(page)).toEqual([expect.stringMatching(/^link-name: /)]);
  }
});
