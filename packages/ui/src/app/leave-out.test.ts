import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createElement, Suspense, use } from 'react';
import type { renderToPipeableStream } from 'react-dom/server';
import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { startInSteps } from './start-in-steps.ts';
import { withoutAddressChecks, withoutPagePrefetch, withoutServerClicks } from './without-page-prefetch.ts';
import { withoutServerMemory, withoutServerRoutes } from './without-server-repeats.ts';
import { writingText } from './writing-text.ts';

const site = createRequire(`${import.meta.dirname}/../../../../apps/site/package.json`);
const router = site.resolve('react-router').replace(/\/dist\/.*$/, '/dist/production');
const server = site.resolve('react-dom').replace(/index\.js$/, 'cjs/react-dom-server.node.production.js');

const transform = ({ transform: change }: Plugin, code: string, id: string) =>
  (change as (code: string, id: string) => string | undefined)(code, id);

const plugins = [
  [withoutPagePrefetch, `${router}/lib/dom/ssr/components.js`],
  [withoutServerClicks, `${router}/lib/dom/lib.js`],
  [withoutAddressChecks, `${router}/lib/router/utils.js`],
  [withoutServerMemory, `${router}/lib/hooks.js`],
  [withoutServerRoutes[0], `${router}/lib/dom/ssr/server.js`],
  [withoutServerRoutes[1], `${router}/lib/dom/server.js`],
  [startInSteps, `${router}/lib/dom-export/hydrated-router.js`],
  [writingText, server],
] as readonly (readonly [Plugin, string])[];

it.each(plugins)('$name finds its place in the installed package, and no other file', (plugin, file) => {
  const code = readFileSync(file, 'utf8');
  expect(transform(plugin, code, file)).not.toBe(code);
  expect(transform(plugin, code, `${file}.other.js`)).toBeUndefined();
});

it.each(plugins)('$name stops the build where the package is written otherwise', (plugin, file) => {
  expect(() => transform(plugin, 'export {};', file)).toThrow('has changed');
});

/** What a React that was written so has written for a page, piece by piece. */
function write(code: string): Promise<(string | Uint8Array)[]> {
  const module = { exports: {} as { renderToPipeableStream: typeof renderToPipeableStream } };
  // oxlint-disable-next-line no-implied-eval
  new Function('require', 'module', 'exports', code)(createRequire(server), module, module.exports);
  const pieces: (string | Uint8Array)[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<typeof pieces>();
  const target = { write: (piece: string) => pieces.push(piece), end: () => resolve(pieces), on: () => target };
  const { pipe } = module.exports.renderToPipeableStream(toPage(), {
    progressiveChunkSize: Infinity,
    onAllReady: () => pipe(target as never),
    onError: reject,
  });
  return promise;
}

/** A page with texts of every length and kind, and one that comes later. */
function toPage() {
  const later = Promise.resolve('شعر');
  const Later = () => use(later);
  const texts = ['<&"', 'ڕێکخستن'.repeat(900), '\u{1f600}', 'a'.repeat(5000)];
  const lines = texts.map((text) => createElement('p', { key: text, title: text }, text));
  return createElement(
    'html',
    null,
    createElement('body', null, lines, createElement(Suspense, null, createElement(Later))),
  );
}

it('React writes the same texts as it wrote bytes, and nothing but texts', async () => {
  const code = readFileSync(server, 'utf8');
  const texts = await write(transform(writingText, code, server) ?? '');
  expect(texts.every((piece) => typeof piece === 'string')).toBe(true);
  const bytes = (await write(code)).map((piece) => Buffer.from(piece as string));
  expect(texts.join('') === Buffer.concat(bytes).toString()).toBe(true);
});
