import { inflateSync } from 'node:zlib';

/** What a PDF of ours says, letter by letter in the order in which it is drawn, and its size in points. */
export function readPdf(bytes: Uint8Array): { text: string; width: number; height: number } {
  const raw = Buffer.from(bytes).toString('latin1');
  const objects = new Map(
    [...raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const streamOf = (id: string): string => {
    const found = /stream\n([\s\S]*)\nendstream/.exec(objects.get(id) ?? '')?.[1] ?? '';
    return inflateSync(Buffer.from(found, 'latin1')).toString('latin1');
  };
  const page = [...objects.values()].find((body) => /\/Type \/Page\n/.test(body)) ?? '';
  const resources = objects.get(/\/Resources (\d+)/.exec(page)?.[1] ?? '') ?? page;
  const letters = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const map = /\/ToUnicode (\d+)/.exec(objects.get(id) ?? '')?.[1] ?? '';
      return [name, lettersOf(streamOf(map))];
    }),
  );
  let font: string[] = [];
  let text = '';
  for (const [, name, line] of streamOf(/\/Contents (\d+)/.exec(page)?.[1] ?? '').matchAll(
    /\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g,
  )) {
    if (name !== undefined) font = letters.get(name) ?? [];
    const hex = [...(line ?? '').matchAll(/<([\da-f]+)>/g)].map(([, part = '']) => part).join('');
    text += (hex.match(/.{4}/g) ?? []).map((code) => font[Number.parseInt(code, 16)] ?? '').join('');
  }
  const [, width = '0', height = '0'] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? [];
  return { text, width: Number(width), height: Number(height) };
}

/** The letters of a font by the codes of its glyphs. */
const lettersOf = (map: string): string[] =>
  [...map.matchAll(/<[\da-f]+> <[\da-f]+> \[(.*?)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([\da-f ]*)>/g)].map(([, codes = '']) =>
      (codes.replaceAll(' ', '').match(/.{4}/g) ?? [])
        .map((code) => String.fromCharCode(Number.parseInt(code, 16)))
        .join(''),
    ),
  );
