import { beforeEach, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, listFreeTimes } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { deviceDays } from '#app/http/device-cookie.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { endRetention } from '../privacy.ts';
import { retentionDays } from './retention-rules.ts';

const server = useServer();
const query = (text: string, values: unknown[] = []) => server.deps.pool.query<Record<string, string>>(text, values);
const daysAgo = (days: number) => new Date(frozenNow.subtract({ hours: days * 24 }).epochMilliseconds);
beforeEach(() => server.setClock(frozenNow));

/** A row of each kind: $1 is the mark by which it is found, $2 when it was made. */
const rows: [keyof typeof retentionDays, string, string][] = [
  ['audit', 'audit_entries', `(kind, address, request_id, detail, created_at) values ('denied', $1, '', '{}', $2)`],
  [
    'operatorAudit',
    'audit_entries',
    `(kind, address, request_id, detail, created_at) values ('operator.user_blocked', $1, '', '{}', $2)`,
  ],
  [
    'contactMessages',
    'contact_messages',
    `(name, email, subject, message, language, address, created_at) values ($1, 'a@b.c', 'One', 'x', 'en', '', $2)`,
  ],
  ['storedEmails', 'stored_emails', `(recipient, subject, text, html, created_at) values ($1, '', '', '', $2)`],
  [
    'storedEmails',
    'stored_messages',
    `(channel, recipient, language, title, text, created_at) values ('sms', $1, 'en', '', '', $2)`,
  ],
  ['venueHistory', 'schedule_changes', `(venue_id, verb, before, after, created_at) values (1, $1, '{}', '{}', $2)`],
  [
    'deliveredEvents',
    'pgboss.job',
    `(name, state, singleton_key, completed_on) values ('events', 'completed', $1, $2)`,
  ],
  [
    'documents',
    'service_details',
    `(service_id, locale, venue_id, category_id, city_id, branch, version, terms_version, form, made_on, valid_until,
     made_at, tags, head, tail) values (101, $1, 1, 1, 1, 1, 0, 0, '', '2026-01-01', '2026-01-01', $2, '', '', '')`,
  ],
  ['failedEvents', 'pgboss.job', `(name, singleton_key, created_on) values ('failed_events', $1, $2)`],
  [
    'messages',
    'messages',
    `(id, event_id, event, happened_at, recipient, state, created_at, changed_at)
     values (gen_random_uuid(), $1, '{}', now(), 'self', 'sent', $2, $2)`,
  ],
  [
    'unconfirmedSubscriptions',
    'subscriptions',
    `(email, status, token, language, requested_at) values ($1, 'pending', $1, 'en', $2)`,
  ],
  [
    'invitations',
    'invitations',
    `(venue_id, email, role, invited_by, language, created_at, expires_at, code_hash)
     select 1, $1, 'manager', min(id), 'en', now(), $2, convert_to($1, 'UTF8') from users`,
  ],
];

/** The same of what lasts for a day after its end. */
const endings: [string, string][] = [
  [
    'phone_codes',
    `(id, phone, purpose, salt, locale, created_at, expires_at)
     values (gen_random_uuid(), '+96477' || lpad(floor(random() * 1e8)::text, 8, '0'), 'log_in', '', $1, now(), $2)`,
  ],
  [
    'slot_holds',
    `(token_hash, venue_id, phone, address, selection_hash, created_at, expires_at)
     values (convert_to($1, 'UTF8'), 1, $1, '', '', now(), $2)`,
  ],
  [
    'provider_logins',
    `(state_hash, provider, browser_hash, code_verifier, nonce, role, expires_at)
     values (convert_to($1, 'UTF8'), 'google', '', $1, '', 'customer', $2)`,
  ],
  ['login_attempts', `(key, points, expire) values ($1, 1, (extract(epoch from $2::timestamptz) * 1000)::bigint)`],
];
for (const [table, values] of endings) rows.push(['credentials', table, values]);

it.each(rows)('R11.12 rows of %s (%s) end after their time, and not before', async (kind, table, values) => {
  const [old, young] = [`old-${crypto.randomUUID()}`, `young-${crypto.randomUUID()}`];
  await query(`insert into ${table} ${values}`, [old, daysAgo(retentionDays[kind] + 1)]);
  await query(`insert into ${table} ${values}`, [young, daysAgo(retentionDays[kind] - 0.5)]);
  await endRetention(server.deps);
  const left = async (mark: string) =>
    (await query(`select from ${table} t where t::text like '%' || $1 || '%'`, [mark])).rowCount;
  expect([await left(old), await left(young)]).toEqual([0, 1]);
});

it('R11.12 a device is known as long as its cookie lives', () => {
  expect(retentionDays.knownDevices).toBe(deviceDays);
});

it('R11.12 forgets a device 400 days after the last login in it, and a set-up of a second factor after a day', async () => {
  const { id } = await server.signIn();
  const [old, young] = [daysAgo(retentionDays.knownDevices + 1), daysAgo(retentionDays.knownDevices - 1)];
  const insert = 'insert into known_devices (user_id, device_hash, created_at, last_used_at) values ($1, $2, $3, $3)';
  await query(insert, [id, Buffer.from('old'), old]);
  await query(insert, [id, Buffer.from('young'), young]);
  await query(`insert into second_factor_setups values ($1, '', $2)`, [id, daysAgo(2)]);
  await endRetention(server.deps);
  const left = await query('select convert_from(device_hash, $2) as name from known_devices where user_id = $1', [
    id,
    'UTF8',
  ]);
  expect(left.rows).toEqual([{ name: 'young' }]);
  expect((await query('select from second_factor_setups where user_id = $1', [id])).rowCount).toBe(0);
});

it('R11.12 eraseWalkIn forgets a walk-in, audited without the name, for who runs the venue alone', async () => {
  const owner = await createOwner(server, landmarks.noorSalon);
  const [time = ''] = await listFreeTimes(server, landmarks.specifiedPrices.service, 1011, '2026-12-05');
  const params = { params: { id: String(landmarks.noorSalon) } };
  const name = `Rasha-${crypto.randomUUID()}`;
  const body = { treatment_id: 1011, booking_date: '2026-12-05', time, customer_name: name, notes: name };
  const { data } = await owner.client.addWalkIn({ ...params, body: { ...body, customer_phone: '07709998877' } });
  const erasure = { params: { id: String(landmarks.noorSalon), booking_id: String(data.id) } };
  for (const _ of [1, 2]) await owner.client.eraseWalkIn(erasure);
  const shown = (await owner.client.findBooking({ params: { id: String(data.id) } })).data;
  expect(shown).toMatchObject({ customer_name: '—', customer_phone: null, notes: '', status: 'confirmed' });
  const audit = await query(`select t::text as row from audit_entries t where kind = 'walk_in_erased'`);
  expect(audit.rowCount).toBe(2);
  expect(JSON.stringify(audit.rows)).not.toContain(name);
  const tables = await query(`select from bookings t where t::text like '%' || $1 || '%'`, [name]);
  expect(tables.rowCount).toBe(0);
});

it('R11.12 eraseWalkIn answers not_found for a booking with an account, another venue and a user who does not run it', async () => {
  const owner = await createOwner(server, landmarks.noorSalon);
  const stranger = await createOwner(server, 17);
  const { rows: booked } = await query(
    'select id from bookings where venue_id = $1 and customer_id is not null limit 1',
    [landmarks.noorSalon],
  );
  const erase = async ({ client }: typeof owner, venue: number, booking: string) =>
    (await apiErrorOf(client.eraseWalkIn({ params: { id: String(venue), booking_id: booking } }))).body?.code;
  const id = String(booked[0]?.['id']);
  expect(await erase(owner, landmarks.noorSalon, id)).toBe('not_found');
  expect(await erase(stranger, landmarks.noorSalon, id)).toBe('not_found');
  expect(await erase(stranger, 17, id)).toBe('not_found');
});

it('R11.12 a walk-in of long ago is forgotten by itself', async () => {
  const owner = await createOwner(server, landmarks.noorSalon);
  const [time = ''] = await listFreeTimes(server, landmarks.specifiedPrices.service, 1011, '2026-12-06');
  const params = { params: { id: String(landmarks.noorSalon) } };
  const body = { treatment_id: 1011, booking_date: '2026-12-06', time, customer_name: 'Rasha' };
  const { data } = await owner.client.addWalkIn({ ...params, body });
  const nameOf = async () =>
    (await query('select customer_name as name from bookings where id = $1', [data.id])).rows[0];
  await endRetention(server.deps);
  expect(await nameOf()).toEqual({ name: 'Rasha' });
  server.setClock(frozenNow.add({ hours: (retentionDays.walkIns + 20) * 24 }));
  await endRetention(server.deps);
  expect(await nameOf()).toEqual({ name: '—' });
});
