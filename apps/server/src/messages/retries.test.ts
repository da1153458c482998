import { Writable } from 'node:stream';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { type MailboxFailure, openMailbox } from '#app/integrations/email/testing/mailbox.ts';
import { deliverEvents } from '#testing/deliver-events.ts';
import { useServer } from '#testing/harness.ts';

const mailbox = await openMailbox();
const server = useServer({ SMTP_URL: mailbox.url });
const email = 'haydar@example.com';
const cases: [MailboxFailure, string][] = [
  ['refuses the connection', 'zainab@example.com'],
  ['hangs in the greeting', 'omar@example.com'],
  ['answers 451', 'shilan@example.com'],
  ['drops in DATA', 'huda@example.com'],
];
const lines: string[] = [];
const log = pino({}, new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) }));

beforeEach(() => {
  mailbox.taken.length = 0;
  lines.length = 0;
});
afterAll(() => mailbox.close());

const deliver = () => deliverEvents(server, { log });

it.each(cases)(
  'R7.08 forgot-password: a mail server that %s costs time but no mail, and nobody gets two',
  async (failure, to) => {
    await server.client().forgotPassword({ body: { email: to } });
    await mailbox.misbehave(failure);
    await expect(deliver()).rejects.toThrow('not delivered');
    await expect(deliver()).rejects.toThrow('not delivered');
    await mailbox.misbehave(undefined);
    expect(mailbox.taken).toEqual([]);
    await deliver();
    await deliver();
    expect(mailbox.taken.map((mail) => mail.to?.[0]?.address)).toEqual([to]);
  },
);

it('no token lies in the outbox or in the log, not even where the mail server quotes the mail', async () => {
  await server.client().forgotPassword({ body: { email } });
  await mailbox.misbehave('answers 451');
  await expect(deliver()).rejects.toThrow('not delivered');
  await mailbox.misbehave(undefined);
  await deliver();
  const mails = [...mailbox.refused, ...mailbox.taken];
  const tokens = mails.map((mail) => /reset=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? '');
  const jobs = await sql<{ job: string }>`select job::text as job from pgboss.job as job`.execute(server.deps.db);
  const written = [...lines, ...jobs.rows.map(({ job }) => job)].join('\n');
  expect(written).toContain('451 Not now: http://localhost:3000/');
  expect(tokens.length).toBeGreaterThan(1);
  for (const token of tokens) {
    expect(token).toHaveLength(43);
    expect(written).not.toContain(token);
  }
});
