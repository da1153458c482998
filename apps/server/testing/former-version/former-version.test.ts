import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createClient } from '@tajmeelspot/contract/client.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrate } from '#app/database/migrate.ts';
import { startPostgres } from '#app/database/postgres/launcher.ts';
import { openProcess, type ServerProcess } from '../server-process.ts';
import {
  fillFormerDatabase,
  formerSecretKey,
  formerSessionToken,
  formerUsers,
  readFormerRows,
  type FormerRow,
} from './former-database.ts';

/** What was renamed, by its former name; everything else is called what it was called. */
const tables: ReadonlyMap<string, string> = new Map([
  ['establishments', 'venues'],
  ['house_members', 'memberships'],
  ['house_invitations', 'invitations'],
  ['weekly_hours', 'opening_hours'],
  ['pricing_items', 'treatments'],
  ['booking_proposals', 'proposals'],
  ['waits', 'waitlist_entries'],
  ['wait_offers', 'waitlist_offers'],
  ['openings', 'slot_ranges'],
  ['opened_houses', 'slot_horizons'],
  ['stale_openings', 'stale_slots'],
  ['customer_notes', 'client_notes'],
  ['console_logins', 'pending_logins'],
  ['kept_mails', 'stored_emails'],
  ['contents', 'page_texts'],
]);

const columns: ReadonlyMap<string, string> = new Map([
  ['blocked', 'held'],
  ['establishment_id', 'venue_id'],
  ['pricing_item_id', 'treatment_id'],
  ['pricing_title', 'treatment_title'],
  ['basket_id', 'first_item_id'],
  ['coming_token_hash', 'attendance_token_hash'],
  ['confirmed_coming_at', 'attendance_confirmed_at'],
  ['kept_for', 'retained_for'],
  ['settled_at', 'agreed_at'],
  ['guest_note', 'arrival_note'],
  ['mail_requests', 'wants_request_emails'],
  ['mail_tomorrow', 'wants_day_summary'],
  ['told_of', 'day_summary_on'],
  ['buffer_minutes', 'buffer_after_minutes'],
  ['picture_words', 'picture_texts'],
  ['known_starts', 'known_slots'],
  ['looked_at', 'checked_at'],
  ['why', 'end_reason'],
  ['wait_id', 'entry_id'],
  ['asked_at', 'requested_at'],
  ['listings', 'services'],
]);

/** Values that name things, after the table and column of today. */
const values: ReadonlyMap<string, string> = new Map([
  ['bookings.origin house', 'venue'],
  ['bookings.retained_for not_offered', 'not_published'],
  ['booking_events.verb accept', 'accept_proposal'],
  ['booking_events.verb refuse', 'decline_proposal'],
  ['booking_events.verb keep', 'retain'],
  ['booking_events.verb confirm_coming', 'confirm_attendance'],
  ['licence_rules.class dental', 'dentist'],
  ['licence_rules.class medical', 'physician'],
  ['licences.class dental', 'dentist'],
  ['licences.class medical', 'physician'],
  ['proposals.state refused', 'declined'],
  ['waitlist_offers.state refused', 'declined'],
  ['search_phrases.kind place', 'location'],
  ['sessions.audience operator_console', 'operator'],
  ['hand_offs.audience operator_console', 'operator'],
  ['schedule_changes.verb addListingPicture', 'addServicePicture'],
  ['schedule_changes.verb changeHouse', 'changeVenue'],
  ['schedule_changes.verb changeListing', 'changeService'],
  ['schedule_changes.verb changeListingPictures', 'changeServicePictures'],
  ['schedule_changes.verb changeMessages', 'changeMessageSettings'],
  ['schedule_changes.verb changeOffer', 'changePublication'],
  ['schedule_changes.verb changePrices', 'changeTreatments'],
  ['schedule_changes.verb createListing', 'createService'],
  ['audit_entries.kind console_opened', 'operator_signed_in'],
  ['audit_entries.kind console_refused', 'operator_sign_in_refused'],
  ['audit_entries.kind console_code_refused', 'operator_code_refused'],
  ['audit_entries.kind reset_asked', 'reset_requested'],
  ['audit_entries.kind operator.listing_suspended', 'operator.service_suspended'],
  ['audit_entries.kind operator.listing_reinstated', 'operator.service_reinstated'],
  ['audit_entries.kind operator.message_marked', 'operator.contact_message_marked'],
  ['audit_entries.kind operator.person_blocked', 'operator.user_blocked'],
  ['audit_entries.kind operator.person_unblocked', 'operator.user_unblocked'],
  ['audit_entries.kind operator.person_erased', 'operator.user_erased'],
  ['audit_entries.kind operator.person_exported', 'operator.user_exported'],
]);

/** Of services: what the search reads where a label was mended, whose voices count by the law of today, and what is kept no more. */
const reckonedAnew: ReadonlySet<string> = new Set([
  'document',
  'standing',
  'rating_sum',
  'rating_count',
  'features_count',
  'best_discount_percent',
]);

/** Tables that hold what the search has read of the others, and that are read anew. */
const readAnew: ReadonlySet<string> = new Set(['search_terms', 'search_phrases']);

/** Its rows are in the files of clients: a test below reads them. */
const takenIn = 'client_notes';

/** Sorani words that the former version entered itself, and those of today. */
const labels: ReadonlyMap<string, string> = new Map([
  ['نۆرینگە', 'کلینیک'],
  ['تەنها بۆ ژنان', 'تەنیا خانمان'],
  ['پزیشکی ژن', 'پزیشکی خانم'],
]);

const formerVenueKey = 'establishmentId';

/** Events that waited for delivery, in the former version's words, and what each is now. */
const events: [former: object, now: object][] = [
  [
    { kind: 'booking.refused', bookingId: 306, by: 'vendor', to: 'customer' },
    { kind: 'booking.proposal_declined', bookingId: 306, by: 'vendor', to: 'customer' },
  ],
  [
    { kind: 'booking.requested', bookingId: 306, by: 'customer', to: 'house' },
    { kind: 'booking.requested', bookingId: 306, by: 'customer', to: 'venue' },
  ],
  [
    { kind: 'booking.day_ahead', [formerVenueKey]: 1, date: '2026-11-24' },
    { kind: 'booking.day_ahead', venueId: 1, date: '2026-11-24' },
  ],
  [
    { kind: 'waiting.taken', [formerVenueKey]: 1, from: '2026-11-24T07:00:00Z', to: '2026-11-24T08:00:00Z' },
    { kind: 'waitlist.slot_taken', venueId: 1, from: '2026-11-24T07:00:00Z', to: '2026-11-24T08:00:00Z' },
  ],
  [
    { kind: 'waiting.offered', offerId: 1 },
    { kind: 'waitlist.slot_offered', offerId: 1 },
  ],
  [
    { kind: 'waiting.lost', offerId: 2 },
    { kind: 'waitlist.slot_lost', offerId: 2 },
  ],
  [
    { kind: 'console.term_changed', term: 'tags', id: 1, after: 0 },
    { kind: 'operator.term_changed', term: 'tags', id: 1, after: 0 },
  ],
  [
    { kind: 'identity.reset_asked', email: formerUsers.customer, language: 'ar' },
    { kind: 'identity.reset_requested', email: formerUsers.customer, language: 'ar' },
  ],
];

it('R10.03 every row of the former version is there under the names of today, and every event that waits', async () => {
  const url = inject('postgresUrl').replace('/postgres?', '/former_rows?');
  await onServer(inject('postgresUrl'), 'create database former_rows');
  try {
    await fillFormerDatabase(
      url,
      events.map(([former]) => former),
    );
    const before = await tablesOf(url);
    await migrate(url);
    const rows = await readFormerRows();
    const ofWomen = (rows['establishments'] ?? []).filter((row) => row['is_women_only'] === true);
    const women = new Set(ofWomen.map(({ id }) => id));
    expect(before.filter((table) => !rows[table]?.length)).toEqual([]);
    // What a migration changes of bookings makes more slots stale than were.
    const { stale_openings: stale = [], ...others } = rows;
    const staleNow = await onServer(url, 'select venue_id::int from stale_slots');
    expect(staleNow).toEqual(
      expect.arrayContaining(stale.map((row) => expect.objectContaining(renamed('stale_slots', row)))),
    );
    for (const [table, former] of Object.entries(others)) {
      const name = tables.get(table) ?? table;
      if (readAnew.has(name) || name === takenIn) continue;
      const expected = former.map((row) => {
        const now = renamed(name, row);
        // Who booked at a venue for women booked for a woman.
        const isForWoman = name === 'bookings' && now['origin'] === 'site' && women.has(now['venue_id']);
        return isForWoman ? { ...now, for_woman: true } : now;
      });
      // What the database works out of other columns is in no row of the former version.
      const known = new Set(expected.flatMap((row) => Object.keys(row)));
      const found = await onServer(url, `select to_jsonb(t) as row from ${name} t`);
      const rowsNow = found.map(({ row }) => Object.entries(row as FormerRow).filter(([column]) => known.has(column)));
      const now = inOrder(rowsNow.map((row) => Object.fromEntries(row)));
      // These have come to those that were there.
      const keys = { synonyms: ['word', 'means'], categories: ['name'], licence_rules: ['category_id'] }[name];
      const isFormer = (row: FormerRow) => !keys || expected.some((one) => keys.every((key) => one[key] === row[key]));
      expect([name, now.filter(isFormer)]).toEqual([name, inOrder(expected)]);
    }
    const jobs = await onServer(url, `select data -> 'event' as event from pgboss.job where name = 'events'`);
    expect(inOrder(jobs.map(({ event }) => event as FormerRow))).toEqual(
      inOrder(events.map(([, now]) => now as FormerRow)),
    );
  } finally {
    await onServer(inject('postgresUrl'), 'drop database former_rows with (force)');
  }
});

describe('a data directory of the former version', () => {
  let folder = '';
  let server: ServerProcess;
  beforeAll(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'tajmeelspot-former-'));
    const postgres = await startPostgres({ dataDir: path.join(folder, 'postgres') });
    await onServer(postgres.url('postgres'), 'create database tajmeelspot');
    const reset = { kind: 'identity.reset_asked', email: formerUsers.owner, language: 'en' };
    await fillFormerDatabase(postgres.url('tajmeelspot'), [reset]);
    await postgres.stop();
    server = await openProcess({ DATA_DIR: folder, SECRET_KEY: formerSecretKey, DEMO: 'off' });
  });
  afterAll(async () => {
    await server.kill('SIGTERM');
    await fs.rm(folder, { recursive: true, force: true });
  });

  const client = (token?: string) => createClient({ base: `${server.origin}/api`, language: 'en', token });

  it('R10.03 a user who was signed in still is, with every booking', async () => {
    const { data } = await client(formerSessionToken).listBookings();
    expect(data.map(({ id }) => id)).toEqual(expect.arrayContaining([151, 304, 306]));
  });

  it('R10.03 the owner signs in with the password there was, and has the venue, its hours and its notes', async () => {
    const { token } = await client().logIn({ body: { email: formerUsers.owner, password: formerUsers.password } });
    const owner = client(token);
    expect((await owner.listVenues()).data).toMatchObject([{ id: 1, role: 'owner' }]);
    const { data: clients } = await owner.listClients({ params: { id: '1' } });
    const notes = await Promise.all(
      clients.map(({ id }) => owner.findClientNote({ params: { id: '1', client_id: String(id) } })),
    );
    expect(notes.map(({ data }) => data.text)).toContain(formerUsers.note);
    expect((await owner.findSchedule({ params: { id: '1' } })).data.hours.length).toBeGreaterThan(0);
  });

  it('R10.03 an email that waited is sent', async () => {
    const running = await startPostgres({ dataDir: path.join(folder, 'postgres') });
    const emails = `select recipient from stored_emails where subject ilike '%password%'`;
    const sent = () => onServer(running.url('tajmeelspot'), emails);
    await expect.poll(sent, { timeout: 20_000 }).toEqual([{ recipient: formerUsers.owner }]);
    await running.stop();
  });
});

/** A former row as it must be now. */
function renamed(table: string, row: FormerRow): FormerRow {
  const stored = Object.entries(row).filter(([column]) => table !== 'services' || !reckonedAnew.has(column));
  return Object.fromEntries(
    stored.map(([column, value]) => {
      const name = columns.get(column) ?? column;
      // Between two categories others have their place.
      if (table === 'categories' && name === 'position') return [name, Number(value) * 10];
      return [name, values.get(`${table}.${name} ${String(value)}`) ?? labelled(table, value)];
    }),
  );
}

/** A label of a category or tag as it must be now. */
function labelled(table: string, value: unknown): unknown {
  if ((table !== 'categories' && table !== 'tags') || typeof value !== 'object' || value === null) return value;
  const { ckb } = value as Record<string, string>;
  return ckb === undefined ? value : { ...value, ckb: labels.get(ckb) ?? ckb };
}

const inOrder = (rows: readonly FormerRow[]): FormerRow[] =>
  rows.map((row) => Object.fromEntries(Object.entries(row).toSorted(byKey))).toSorted(byText);

const byKey = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);
const byText = (one: object, other: object): number => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);

const tablesOf = async (url: string): Promise<string[]> =>
  (
    await onServer(url, `select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations'`)
  ).map(({ tablename: name }) => String(name));

async function onServer(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
