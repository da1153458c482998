import type { PartWriter } from './part-writer.ts';

/** The HTML of parts that stand in many pages, those that were shown last, up to so many bytes. */
export type PartMemory = {
  find(key: string): string | undefined;
  remember(key: string, html: string): void;
};

/** Opens a memory of at most `maxBytes`, keys among them, every letter counted as two. */
export function openPartMemory(maxBytes: number): PartMemory {
  const parts = new Map<string, string>();
  let bytes = 0;
  const forget = (key: string) => {
    bytes -= bytesOf(key, parts.get(key) ?? '');
    parts.delete(key);
  };
  return {
    find(key) {
      const html = parts.get(key);
      if (html === undefined) return undefined;
      // A map gives its keys in the order in which they were set.
      parts.delete(key);
      parts.set(key, html);
      return html;
    },
    remember(key, html) {
      if (parts.has(key)) forget(key);
      // A copy: a piece of a page would hold the whole page.
      parts.set(key, Buffer.from(html).toString());
      bytes += bytesOf(key, html);
      for (const oldest of parts.keys()) {
        if (bytes <= maxBytes) return;
        forget(oldest);
      }
    },
  };
}

const bytesOf = (key: string, html: string): number => 2 * (key.length + html.length);

/** What one page is written with, and `finish`, which gives its HTML without marks and remembers the parts between them. */
export function writeParts(memory: PartMemory): PartWriter & { finish(html: string): string } {
  // Unknown before this rendering, so that no text of anybody's can hold it.
  const mark = `[${crypto.randomUUID()}`;
  const keys: string[] = [];
  return {
    find: memory.find,
    markOf: (key) => ({ start: `${mark}:${keys.push(key) - 1}]`, end: `${mark}]` }),
    finish(html) {
      if (keys.length === 0) return html;
      const [before = '', ...pieces] = html.split(mark);
      return pieces.reduce((written, piece) => {
        const [, index, rest = ''] = /^(?::(\d+))?\]([^]*)$/.exec(piece) ?? [];
        const key = index === undefined ? undefined : keys[Number(index)];
        if (key !== undefined) memory.remember(key, rest);
        return written + rest;
      }, before);
    },
  };
}
