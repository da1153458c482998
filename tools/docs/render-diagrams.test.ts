import { expect, test } from 'vitest';
import { readText } from '../kit/files.ts';
import { withPlanted } from '../kit/plant.ts';
import { renderDiagrams } from './render-diagrams.ts';

const drawing = 'docs/diagrams/rooms.dot';

test('a diagram is named until its text has been rendered, and again once its text changes', async () => {
  await withPlanted({ [drawing]: 'digraph { a [class=server, label="rooms\\nof a venue"] }' }, async (folder) => {
    expect(await renderDiagrams(folder, true)).toEqual(['docs/diagrams/rooms.svg']);
    expect(await renderDiagrams(folder, false)).toEqual(['docs/diagrams/rooms.svg']);
    expect(await renderDiagrams(folder, true)).toEqual([]);
    expect(readText(folder, 'docs/diagrams/rooms.svg')).toMatch(/<rect [^>]*fill="#fff"\/>[\s\S]*>of a venue</);
  });
  await withPlanted({ [drawing]: 'digraph { b }', 'docs/diagrams/rooms.svg': '<svg/>' }, async (folder) => {
    expect(await renderDiagrams(folder, true)).toEqual(['docs/diagrams/rooms.svg']);
  });
});

test('a text that is no diagram is an error', async () => {
  await withPlanted({ [drawing]: 'digraph { a -> }' }, async (folder) => {
    await expect(renderDiagrams(folder, true)).rejects.toThrow(/syntax error/);
  });
});
