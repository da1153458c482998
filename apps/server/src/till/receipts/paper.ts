import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { toVisualRuns } from './visual-runs.ts';

/** One line on paper: a text in the middle, or a name with an amount at the end; an empty pair is a rule. */
export type PaperLine =
  | { readonly kind: 'middle'; readonly text: string; readonly size: number }
  | {
      readonly kind: 'pair';
      readonly name: string;
      readonly amount: string;
      readonly size: number;
      readonly isSoft?: boolean;
    }
  | { readonly kind: 'rule' };

/** 80 mm and its edge, points. */
const width = 227;
const edge = 14;
const leading = 1.65;
const ink = { plain: '#181f2e', soft: '#505869' };

/** Draws lines on a sheet as long as they need, with the product's own font embedded. Gives a PDF. */
export async function drawPaper(
  title: string,
  direction: 'ltr' | 'rtl',
  lines: readonly PaperLine[],
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: Document } = await import('pdfkit');
  const fonts = await loadFonts();
  const open = (height: number) => {
    const doc = new Document({
      size: [width, height],
      margin: 0,
      info: { Title: title },
      lang: direction === 'rtl' ? 'ar' : 'en',
    });
    doc.registerFont('arabic', fonts.arabic).registerFont('latin', fonts.latin);
    return doc;
  };
  const measuring = open(100);
  const height = layOut(measuring, direction, lines);
  measuring.end();
  const doc = open(height);
  const parts: Buffer[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  doc.on('data', (part: Buffer) => parts.push(part));
  doc.on('end', () => resolve());
  layOut(doc, direction, lines);
  doc.end();
  await promise;
  return new Uint8Array(Buffer.concat(parts));
}

type Sheet = PDFKit.PDFDocument;

/** Draws the lines below each other; gives the height that they take. */
function layOut(doc: Sheet, direction: 'ltr' | 'rtl', lines: readonly PaperLine[]): number {
  let y = edge;
  const start = (textWidth: number) => (direction === 'rtl' ? width - edge - textWidth : edge);
  const end = (textWidth: number) => (direction === 'rtl' ? edge : width - edge - textWidth);
  for (const line of lines) {
    if (line.kind === 'rule') {
      doc
        .moveTo(edge, y + 5)
        .lineTo(width - edge, y + 5)
        .lineWidth(0.5)
        .strokeColor('#b9b3a6')
        .stroke();
      y += 11;
      continue;
    }
    const { size } = line;
    const amount = line.kind === 'pair' ? line.amount : '';
    const text = line.kind === 'pair' ? line.name : line.text;
    const amountWidth = amount === '' ? 0 : draw(doc, { text: amount, direction, size, y, at: end });
    doc.fillColor(line.kind === 'pair' && line.isSoft ? ink.soft : ink.plain);
    for (const part of wrapped(doc, { text, direction, size }, width - 2 * edge - (amountWidth && amountWidth + 8))) {
      const at = line.kind === 'middle' ? (textWidth: number) => (width - textWidth) / 2 : start;
      draw(doc, { text: part, direction, size, y, at });
      y += size * leading;
    }
    doc.fillColor(ink.plain);
  }
  return y + edge;
}

type WrittenLine = { readonly text: string; readonly direction: 'ltr' | 'rtl'; readonly size: number };

/** Shaped as a whole: without a feature, words would be set one by one from the left. */
const shaping = { features: ['rlig' as const], lineBreak: false };

const measured = (doc: Sheet, { text, direction, size }: WrittenLine) =>
  toVisualRuns(text, direction).map((run) => {
    const font = run.isArabic ? 'arabic' : 'latin';
    return { ...run, font, width: doc.font(font).fontSize(size).widthOfString(run.text, shaping) };
  });

const widthOf = (doc: Sheet, line: WrittenLine): number => measured(doc, line).reduce((sum, run) => sum + run.width, 0);

/** Writes one line at a height; gives its width. */
function draw(
  doc: Sheet,
  { y, at, ...line }: WrittenLine & { readonly y: number; readonly at: (width: number) => number },
): number {
  const total = widthOf(doc, line);
  let x = at(total);
  for (const run of measured(doc, line)) {
    doc.font(run.font).fontSize(line.size).text(run.text, x, y, shaping);
    x += run.width;
  }
  return total;
}

/** A text in as many lines as it needs. */
function wrapped(doc: Sheet, line: WrittenLine, room: number): string[] {
  const lines: string[] = [];
  for (const word of line.text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(doc, { ...line, text: longer }) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The font as PDFs can embed it; read with the first receipt. */
let loading: Promise<Record<'arabic' | 'latin', Buffer>> | undefined;

function loadFonts() {
  loading ??= readFonts().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** One after the other: what is unpacked lies in memory that the next one is unpacked in. */
async function readFonts() {
  const arabic = await readFont(
    import.meta.resolve('@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2'),
  );
  const latin = await readFont(
    import.meta.resolve('@fontsource-variable/vazirmatn/files/vazirmatn-latin-wght-normal.woff2'),
  );
  return { arabic, latin };
}

async function readFont(address: string): Promise<Buffer> {
  const { decompress } = await import('wawoff2');
  return Buffer.from(await decompress(await readFile(fileURLToPath(address))));
}
