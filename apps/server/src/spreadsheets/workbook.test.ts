import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { createOwner, type TestUser } from '#testing/bookings.ts';
import { useServer } from '#testing/harness.ts';
import { toSheet } from './workbook.ts';

const server = useServer();
const venue = 1;
const params = { id: String(venue) };
let owner: TestUser;

beforeAll(async () => {
  owner = await createOwner(server, venue);
});

/** The first sheet of a workbook and its texts, as XML. */
function read(workbook: Uint8Array) {
  const parts = Object.entries(unzipSync(workbook));
  const part = (name: RegExp) => strFromU8(parts.find(([path]) => name.test(path))?.[1] ?? new Uint8Array());
  return { sheet: part(/worksheets\/sheet1\.xml$/), texts: part(/sharedStrings\.xml$/) };
}

it('numbers are numbers, and what looks like a formula is a text', async () => {
  const { sheet, texts } = read(
    await toSheet(false, [
      ['Name', 'Price'],
      ['=1+1', 25_000],
    ]),
  );
  expect(sheet).toContain('<v>25000</v>');
  expect(sheet).not.toContain('<f>');
  expect(`${sheet}${texts}`).toContain('=1+1');
});

it.each([true, false])('a sheet is laid out from right to left where the reader reads so: %s', async (isMirrored) => {
  expect(read(await toSheet(isMirrored, [['a']])).sheet.includes('rightToLeft="1"')).toBe(isMirrored);
});

it('exportVenueBookingsSheet has a line for each of exportVenueBookings', async () => {
  const lines = (await owner.client.exportVenueBookings({ params })).trimEnd().split('\r\n');
  const { sheet } = read(await owner.client.exportVenueBookingsSheet({ params }));
  expect(sheet.match(/<row /g)).toHaveLength(lines.length);
});

it('exportReport and exportReportSheet have a line for each day of findReport', async () => {
  const input = { params, query: { from: '2026-11-01', to: '2026-11-30' } };
  const { data } = await owner.client.findReport(input);
  const [heads, ...lines] = (await owner.client.exportReport(input)).trimEnd().split('\r\n');
  expect(heads).toBe(
    'First day,Bookings,Completed,No-shows,Cancelled,Revenue (IQD),Booked minutes,Working minutes,Booked ahead (median hours),New customers,Returning customers',
  );
  expect(lines.map((line) => line.split(',').slice(0, 2))).toEqual(
    data.periods.map(({ from, bookings }) => [from, String(bookings)]),
  );
  expect(read(await owner.client.exportReportSheet(input)).sheet.match(/<row /g)).toHaveLength(31);
});
