import { zipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { toSheet } from '#app/spreadsheets/workbook.ts';
import { createOwner, type TestUser } from '#testing/bookings.ts';
import { fileOf, ofClient } from '#testing/clients.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const params = { params: { id: String(venue) } };
let owner: TestUser;

type FileContent = string | Uint8Array<ArrayBuffer>;

const preview = async (content: FileContent, columns?: string) =>
  (await owner.client.previewClientImport({ ...params, query: columns ? { columns } : {}, upload: fileOf(content) }))
    .data;
const take = async (content: FileContent) =>
  (await owner.client.importClients({ ...params, upload: fileOf(content) })).data;
const undo = async (id: number) =>
  (await owner.client.undoClientImport({ params: { id: String(venue), import_id: String(id) } })).data;
const find = async (text: string) => (await owner.client.listClients({ ...params, query: { text } })).data;
const codeOf = async (call: Promise<unknown>) => (await apiErrorOf(call)).body?.code;

beforeAll(async () => {
  owner = await createOwner(server, venue);
});
beforeEach(async () => {
  await sql`delete from clients where venue_id = ${venue}`.execute(server.deps.db);
  await sql`delete from login_attempts`.execute(server.deps.db);
});

describe('previewClientImport', () => {
  it('R15.01 says line by line what will happen, and keeps nothing', async () => {
    await owner.client.addClient({ ...params, body: { name: 'Zahra', phone: '07701230001' } });
    const file = [
      'Client name,Mobile,Tags',
      'Zahra K.,0770 123 0001,Bride',
      'Sara,٠٧٧٠١٢٣٠٠٠٢,"Bride, Evenings"',
      ',07701230003,',
      'Rania,,',
      'Hala,12,',
      'Sara again,+9647701230002,',
      '',
    ].join('\r\n');
    const { lines, columns, ...counts } = await preview(file);
    expect(columns.map(({ field }) => field)).toEqual(['name', 'phone', 'tags']);
    expect(lines.map(({ number, outcome, joins, reason }) => [number, outcome, joins ?? reason])).toEqual([
      [2, 'joins', 'Zahra'],
      [3, 'new', null],
      [4, 'refused', 'no_name'],
      [5, 'refused', 'no_phone'],
      [6, 'refused', 'bad_phone'],
      [7, 'refused', 'twice'],
    ]);
    expect(counts).toEqual({ added: 1, joined: 1, refused: 4 });
    expect(await find('sara')).toEqual([]);
  });

  it('R15.01 reads the heads of three languages, any separator, and columns without a head', async () => {
    for (const file of [
      'الاسم;رقم الهاتف;ملاحظات\nزهراء;07701230001;هادئة',
      'ناو\tژمارەی مۆبایل\tتێبینی\nزەهرا\t07701230001\tئارام',
      '07701230001|Zahra\n07701230002|Sara',
    ]) {
      const { lines } = await preview(file);
      expect(lines[0]).toMatchObject({ outcome: 'new', phone: '+9647701230001' });
      expect(lines.every(({ outcome }) => outcome === 'new')).toBe(true);
    }
    const chosen = await preview('A,B,C\nx,Zahra,07701230001', 'name:1,phone:2');
    expect(chosen.lines).toMatchObject([{ number: 2, name: 'Zahra', outcome: 'new' }]);
    expect(await codeOf(preview('A,B\nx,y', 'name:7'))).toBe('invalid');
  });
});

describe('a file of clients', () => {
  it('R15.01 is read in UTF-8, UTF-16 in both orders and Windows-1256', async () => {
    const text = 'الاسم,الهاتف\r\nزهراء,07701230001\r\n';
    const wide = new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
    const arabic = 'زهراء';
    const windows = Uint8Array.from([0xd2, 0xe5, 0xd1, 0xc7, 0xc1]);
    expect(new TextDecoder('windows-1256').decode(windows)).toBe(arabic);
    const old = new Uint8Array(Buffer.concat([Buffer.from('Name,Phone\n'), windows, Buffer.from(',07701230001\n')]));
    const bare = new Uint8Array(Buffer.from('Name,Phone\nZahra,07701230001\n', 'utf16le'));
    for (const file of [text, `\uFEFF${text}`, wide, new Uint8Array(Buffer.from(wide).swap16()), old]) {
      expect((await preview(file)).lines).toMatchObject([{ name: arabic, phone: '+9647701230001', outcome: 'new' }]);
    }
    expect((await preview(bare)).lines).toMatchObject([{ name: 'Zahra', outcome: 'new' }]);
  });

  it('R15.01 is a workbook or an address book, too', async () => {
    const sheet = await toSheet(true, [
      ['Name', 'Phone'],
      ['Zahra', '07701230001'],
      ['Sara', 7_701_230_002],
    ]);
    expect((await preview(sheet)).lines).toMatchObject([
      { name: 'Zahra', phone: '+9647701230001' },
      { name: 'Sara', phone: '+9647701230002' },
    ]);
    const cards = [
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Kareem;Zahra;;;\r\nTEL;TYPE=HOME:0662\r\nitem1.TEL;TYPE=CELL:+964 770 123 0001\r\nNOTE:Tea\\, no\r\n  sugar\r\nEND:VCARD',
      'BEGIN:VCARD\r\nVERSION:2.1\r\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D8=B3=D8=A7=\r\n=D8=B1=D8=A9\r\nTEL;CELL:07701230002\r\nEND:VCARD',
    ].join('\r\n');
    expect((await preview(cards)).lines).toMatchObject([
      { name: 'Zahra Kareem', phone: '+9647701230001', outcome: 'new' },
      { name: 'سارة', phone: '+9647701230002', outcome: 'new' },
    ]);
  });
});

describe('a hostile file', () => {
  it('previewClientImport and importClients answer unreadable_file for hostile files, and no fault of the server', async () => {
    const zip = (size: number) =>
      zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(size), '[Content_Types].xml': new Uint8Array(1) });
    const wide = zipSync({
      '[Content_Types].xml': Buffer.from('<Types/>'),
      'xl/workbook.xml': Buffer.from('<workbook><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': Buffer.from(
        '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': Buffer.from(
        '<worksheet><dimension ref="A1:XFD1048576"/><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>',
      ),
    });
    const many = `Name,Phone\n${Array.from({ length: 5001 }, (_, n) => `A,0770${1_000_000 + n}`).join('\n')}`;
    for (const file of [
      '',
      '\u0000\u0001\u0002',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1]),
      zip(100),
      zip(70_000_000),
      wide,
      'PK\u0003\u0004nothing',
      many,
    ]) {
      expect(await codeOf(preview(file))).toBe('unreadable_file');
      expect(await codeOf(take(file))).toBe('unreadable_file');
    }
    expect(await codeOf(preview(new Uint8Array(2_100_000)))).toBe('too_large');
  }, 60_000);
});

describe('importClients', () => {
  it('R15.01 takes new clients over, adds to known ones, and an export holds no formula', async () => {
    const known = (
      await owner.client.addClient({ ...params, body: { name: 'Zahra', phone: '07701230001', tags: ['Bride'] } })
    ).data;
    await owner.client.writeClientNote({ ...ofClient(venue, known.id), body: { text: 'Mine' } });
    const file =
      'name,phone,tags,allergies,note\nZ,07701230001,"Bride,May",Henna,Theirs\n=1+1,07701230002,,,"=HYPERLINK(""x"")"\n';
    expect(await take(file)).toMatchObject({ added: 1, joined: 1, undone_at: null });
    const joined = (await owner.client.findClient(ofClient(venue, known.id))).data;
    expect(joined).toMatchObject({ name: 'Zahra', tags: ['Bride', 'May'], allergies: 'Henna' });
    expect((await owner.client.findClientNote(ofClient(venue, known.id))).data.text).toBe('Mine');
    const csv = await owner.client.exportClients(params);
    expect(csv).toContain("'=1+1");
    expect(csv).toContain('"\'=HYPERLINK(');
    expect((await preview(csv)).lines.map(({ outcome }) => outcome)).toEqual(['joins', 'joins']);
    expect((await owner.client.exportClientsSheet(params)).length).toBeGreaterThan(100);
  });

  it('R15.01 of the same file at once makes each client once', async () => {
    const file = `name,phone\n${Array.from({ length: 3000 }, (_, n) => `Client ${n},0770123${1000 + n}`).join('\n')}`;
    const all = await Promise.all([take(file), take(file)]);
    expect(all.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 3000]);
  });
});

describe('an import', () => {
  it('R15.01 is taken back as long as nobody has changed what came by it', async () => {
    const known = (
      await owner.client.addClient({ ...params, body: { name: 'Zahra', phone: '07701230001', tags: ['Bride'] } })
    ).data;
    const made = await take('name,phone,tags\nZ,07701230001,May\nSara,07701230002,\nHala,07701230003,\n');
    const [hala] = await find('hala');
    await owner.client.changeClient({ ...ofClient(venue, hala!.id), body: { tags: ['Late'] } });
    expect(await undo(made.id)).toEqual({ removed: 2, kept: 1 });
    expect(await find('sara')).toEqual([]);
    expect(await find('hala')).toHaveLength(1);
    expect((await owner.client.findClient(ofClient(venue, known.id))).data.tags).toEqual(['Bride']);
    expect(await codeOf(undo(made.id))).toBe('not_found');
    expect((await owner.client.listClientImports(params)).data[0]).toMatchObject({ id: made.id, added: 2, joined: 1 });
  });

  it('importClients, previewClientImport, listClientImports, undoClientImport, exportClients and exportClientsSheet answer not_found to others, and too_many_attempts after thirty files', async () => {
    const made = await take('name,phone\nSara,07701230002\n');
    const other = await createOwner(server, landmarks.openPastMidnight);
    const upload = fileOf('name,phone\nSara,07701230002\n');
    expect(await codeOf(other.client.importClients({ ...params, upload }))).toBe('not_found');
    expect(await codeOf(other.client.previewClientImport({ ...params, upload }))).toBe('not_found');
    expect(await codeOf(other.client.listClientImports(params))).toBe('not_found');
    expect(await codeOf(other.client.exportClients(params))).toBe('not_found');
    expect(await codeOf(other.client.exportClientsSheet(params))).toBe('not_found');
    for (const id of [venue, landmarks.openPastMidnight]) {
      const call = other.client.undoClientImport({ params: { id: String(id), import_id: String(made.id) } });
      expect(await codeOf(call)).toBe('not_found');
    }
    for (let count = 1; count < 30; count++) await take('name,phone\nSara,07701230002\n');
    expect(await codeOf(take('name,phone\nSara,07701230002\n'))).toBe('too_many_attempts');
  }, 30_000);
});
