import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { addOperator, issueReset, resetSecondFactor } from '#app/identity/identity.ts';
import { hashToken, newToken } from '#app/secrets/tokens.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { noActor } from '#testing/no-actor.ts';

const server = useServer();
const password = 'a long password';
const start = Temporal.Instant.from('2026-11-21T07:00:00Z');

beforeEach(() => server.setClock(start));

/** The token of the last link that the command printed, by address. */
const links = new Map<string, string>();

const begin = (email: string, given = password, enrolmentToken = links.get(email)) =>
  server.client().beginOperatorLogin({ body: { email, password: given, enrolment_token: enrolmentToken } });
const finish = (token: string, code: string) => server.client().finishOperatorLogin({ body: { token, code } });
const later = (seconds: number) => server.setClock(server.deps.clock.now().add({ seconds }));

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.deps.clock.now().epochMilliseconds });

/** Somebody who is made an operator and has never been at the console. */
async function newOperator(): Promise<string> {
  const { email } = await server.signIn();
  links.set(email, (await addOperator(server.deps, noActor, { email, name: 'Operator' })).enrolmentToken);
  return email;
}

/** An operator who has enrolled an app, with its secret and what the first login gave. */
async function enrolled() {
  const email = await newOperator();
  const { token, enrolment } = await begin(email);
  const secret = enrolment?.secret ?? '';
  return { email, secret, ...(await finish(token, codeOf(secret))) };
}

describe('the first login at the console', () => {
  it('enrols an app with the code that proves it, gives ten recovery codes once, and opens the console', async () => {
    const email = await newOperator();
    const { token, enrolment } = await begin(email);
    expect(enrolment?.address).toMatch(/^otpauth:\/\/totp\/TajmeelSpot:/);
    const opened = await finish(token, codeOf(enrolment?.secret ?? ''));
    expect(opened.name).toBe('Test Person');
    expect(new Set(opened.recovery_codes).size).toBe(10);
    expect((await server.client({ token: opened.token }).findHealth()).data.version).toMatch(/^\d/);
    later(30);
    expect((await begin(email)).enrolment).toBeNull();
  });

  it('keeps neither the secret nor the recovery codes as they are', async () => {
    const { secret, recovery_codes: codes } = await enrolled();
    const { rows } = await server.deps.pool.query<{ row: string }>(
      'select f::text || r::text as row from second_factors f join recovery_codes r using (user_id)',
    );
    const kept = rows.map(({ row }) => row).join();
    for (const text of [secret, ...(codes ?? [])]) {
      expect(kept).not.toContain(text);
      expect(kept).not.toContain(Buffer.from(text).toString('hex'));
    }
  });

  it('enrols one app of two that are shown at once', async () => {
    const email = await newOperator();
    const [one, other] = [await begin(email), await begin(email)];
    await finish(one.token, codeOf(one.enrolment?.secret ?? ''));
    const late = await apiErrorOf(finish(other.token, codeOf(other.enrolment?.secret ?? '')));
    expect(late.body?.code).toBe('wrong_code');
  });
});

describe('R11.05 the link of the command', () => {
  it('R11.05 beginOperatorLogin answers enrolment_needs_link without it, with a made-up one and with another operator’s', async () => {
    const [email, other] = [await newOperator(), await newOperator()];
    for (const token of ['', 'x'.repeat(43), links.get(other) ?? '']) {
      const refused = await apiErrorOf(begin(email, password, token));
      expect(refused).toMatchObject({ status: 403, body: { code: 'enrolment_needs_link' } });
      expect(refused.message).toContain('reset-codes');
    }
  });

  it('R11.05 is asked for also after a new password was set with a reset link', async () => {
    const email = await newOperator();
    const { token } = (await issueReset(server.deps, email)) ?? { token: '' };
    const chosen = 'a password of a stranger';
    await server.client().resetPassword({ body: { email, token, password: chosen, password_confirmation: chosen } });
    expect((await apiErrorOf(begin(email, chosen, ''))).body?.code).toBe('enrolment_needs_link');
    expect((await begin(email, chosen)).enrolment).not.toBeNull();
  });

  it('R11.05 works once, for an hour, and not after a newer one', async () => {
    const { email } = await enrolled();
    const used = links.get(email);
    const newer = (await resetSecondFactor(server.deps, noActor, email)) ?? '';
    expect((await apiErrorOf(begin(email, password, used))).body?.code).toBe('enrolment_needs_link');
    expect((await begin(email, password, newer)).enrolment).not.toBeNull();
    later(3600);
    expect((await apiErrorOf(begin(email, password, newer))).body?.code).toBe('enrolment_needs_link');
  });

  it('R11.05 is used up by the database itself: no statement enrols without it', async () => {
    const { id } = await server.signIn();
    const forged = { user_id: id, sealed_secret: Buffer.from('x'), last_step: 1, enrolled_at: start.toString() };
    await expect(server.deps.db.insertInto('second_factors').values(forged).execute()).rejects.toThrow('link');
  });
});

describe('every later login', () => {
  it('takes the next code of the app, and none twice, even at once', async () => {
    const { email, secret } = await enrolled();
    const again = await begin(email);
    expect((await apiErrorOf(finish(again.token, codeOf(secret)))).body?.code).toBe('wrong_code');
    later(30);
    const logins = await Promise.all(Array.from({ length: 4 }, () => begin(email)));
    const tries = await Promise.allSettled(logins.map(({ token }) => finish(token, codeOf(secret))));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('takes digits as any keyboard writes them', async () => {
    const { email, secret } = await enrolled();
    later(60);
    const arabic = codeOf(secret).replaceAll(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
    const { token } = await begin(email);
    expect((await finish(token, ` ${arabic.slice(0, 3)} ${arabic.slice(3)}`)).recovery_codes).toBeNull();
  });

  it('takes a recovery code once, however it is typed', async () => {
    const { email, recovery_codes: codes } = await enrolled();
    const [code = ''] = codes ?? [];
    await finish((await begin(email)).token, code.toUpperCase().replaceAll('-', ' '));
    expect((await apiErrorOf(finish((await begin(email)).token, code))).body?.code).toBe('wrong_code');
  });

  it('enrols anew after the command has reset the codes', async () => {
    const { email, token } = await enrolled();
    links.set(email, (await resetSecondFactor(server.deps, noActor, email)) ?? '');
    expect((await apiErrorOf(server.client({ token }).findHealth())).body?.code).toBe('unauthenticated');
    expect((await begin(email)).enrolment).not.toBeNull();
  });
});

describe('what the console refuses', () => {
  it('beginOperatorLogin answers invalid_credentials to a wrong password, an unknown account and a customer alike', async () => {
    const customer = await server.signIn();
    const input = [begin(await newOperator(), 'wrong password'), begin('nobody@example.com'), begin(customer.email)];
    const bodies = (await Promise.all(input.map(apiErrorOf))).map(({ status, body }) => [
      status,
      body?.code,
      body?.message,
    ]);
    expect(bodies).toEqual(Array.from({ length: 3 }, () => [401, 'invalid_credentials', 'Invalid email or password']));
  });

  it('beginOperatorLogin answers too_many_attempts to guesses of passwords', async () => {
    const email = await newOperator();
    for (let tries = 0; tries < 10; tries++) await apiErrorOf(begin(email, 'wrong password'));
    expect((await apiErrorOf(begin(email))).body?.code).toBe('too_many_attempts');
  });

  it('finishOperatorLogin answers wrong_code to a wrong one, a late one, a made-up token and a used one alike', async () => {
    const { email, secret } = await enrolled();
    later(30);
    const [wrong, late, used] = [await begin(email), await begin(email), await begin(email)];
    const bodies = [
      await apiErrorOf(finish(wrong.token, '000000')),
      await apiErrorOf(finish('x'.repeat(43), codeOf(secret))),
    ];
    await finish(used.token, codeOf(secret));
    later(600);
    bodies.push(
      await apiErrorOf(finish(used.token, codeOf(secret))),
      await apiErrorOf(finish(late.token, codeOf(secret))),
    );
    const answers = bodies.map(({ status, body }) => [status, body?.code]);
    expect(answers).toEqual(Array.from({ length: 4 }, () => [401, 'wrong_code']));
  });

  it('finishOperatorLogin answers too_many_attempts to the sixth guess of a quarter of an hour', async () => {
    const { email, secret } = await enrolled();
    later(30);
    const { token } = await begin(email);
    for (let tries = 0; tries < 5; tries++) await apiErrorOf(finish(token, '000000'));
    expect((await apiErrorOf(finish(token, codeOf(secret)))).body?.code).toBe('too_many_attempts');
  });
});

describe('a session of the console', () => {
  it('without a second factor cannot exist', async () => {
    const { id } = await server.signIn();
    const forged = server.deps.db
      .insertInto('sessions')
      .values({
        token_hash: hashToken(newToken()),
        user_id: id,
        audience: 'operator',
        created_at: start.toString(),
        last_used_at: start.toString(),
        expires_at: start.add({ hours: 1 }).toString(),
        ends_at: start.add({ hours: 1 }).toString(),
      })
      .execute();
    await expect(forged).rejects.toThrow('operator_needs_second_factor');
  });

  it('ends after twelve hours, used or not', async () => {
    const { token } = await server.signIn('operator');
    const client = server.client({ token });
    later(11 * 3600);
    await client.findHealth();
    later(3600);
    expect((await apiErrorOf(client.findHealth())).body?.code).toBe('unauthenticated');
  });
});
