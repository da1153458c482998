/** The head that cards are given, so that they are read as the rows of a table. */
const head = ['Name', 'Phone', 'Tags', 'Note'];

/** Cards of an address book (vCard 2.1 to 4.0) as the rows of a table with a head; at most `max` cards. */
export function readCards(text: string, max: number): string[][] {
  const lines = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/);
  const rows: string[][] = [head];
  let card: Map<string, string> | undefined;
  for (const line of lines) {
    if (/^BEGIN:VCARD\s*$/i.test(line)) card = new Map();
    else if (/^END:VCARD\s*$/i.test(line) && card) {
      rows.push(toRow(card));
      card = undefined;
      if (rows.length > max) return rows;
    } else if (card) readLine(card, line);
  }
  return rows;
}

/** The first value of each property counts, but for the phone, where a mobile one does. */
function readLine(card: Map<string, string>, line: string): void {
  const parts = /^(?:[\w-]+\.)?([A-Za-z-]+)((?:;[^:]*)?):(.*)$/s.exec(line);
  if (!parts) return;
  const [, property = '', parameters = '', written = ''] = parts;
  const name = property.toUpperCase();
  const value = unescape(/QUOTED-PRINTABLE/i.test(parameters) ? fromQuoted(written) : written);
  if (!card.has(name) || (name === 'TEL' && /CELL/i.test(parameters) && !card.has('CELL'))) {
    card.set(name, value);
    if (/CELL/i.test(parameters)) card.set('CELL', 'yes');
  }
}

const toRow = (card: Map<string, string>): string[] => [
  (card.get('FN') ?? card.get('N')?.split(';').slice(0, 2).toReversed().join(' ') ?? '').trim(),
  (card.get('TEL') ?? '').replace(/^tel:/i, '').trim(),
  card.get('CATEGORIES') ?? '',
  card.get('NOTE') ?? '',
];

const unescape = (value: string): string =>
  value.replaceAll(/\\([nN,;\\])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

function fromQuoted(value: string): string {
  const bytes = [...value.matchAll(/=([0-9A-F]{2})|([^=])/gi)].flatMap(([, hex, plain = '']) =>
    hex === undefined ? [...new TextEncoder().encode(plain)] : [Number.parseInt(hex, 16)],
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
}
