import { expect, it } from 'vitest';
import { useServer } from '#testing/harness.ts';
import { digitsSent, logInByPhone, newPhone } from '#testing/phones.ts';
import type { Client } from '@tajmeelspot/contract/client.ts';

const server = useServer({ DEMO: 'on' });

/** Sets the number of a member who has an address, and none before. */
async function setNumber(client: Client, phone: string): Promise<void> {
  const { data } = await client.requestNumberChange({ body: { phone } });
  const code = await digitsSent(server, data.code.id);
  await client.changeNumber({ body: { code_id: data.code.id, code } });
  await server.deliver();
}

const subjectsTo = async (recipient: string) => {
  const found = server.deps.db.selectFrom('stored_emails').select('subject').where('recipient', '=', recipient);
  return (await found.execute()).map(({ subject }) => subject);
};

it('R12.04 an account is told by email that a number opens it, and that the number does no more', async () => {
  const phone = newPhone();
  const [first, second] = [await server.signIn(), await server.signIn()];
  await setNumber(server.client({ token: first.token }), phone);
  expect(await subjectsTo(first.email)).toEqual(['Your account has another phone number']);
  await setNumber(server.client({ token: second.token }), phone);
  expect(await subjectsTo(first.email)).toContain('Your phone number no longer opens your account');
  expect(await subjectsTo(second.email)).toEqual(['Your account has another phone number']);
});

it('R12.06 an account without an address is told about its login by WhatsApp', async () => {
  const user = await logInByPhone(server);
  await server.deps.db
    .transaction()
    .execute((tx) =>
      server.deps.outbox.add(tx, { kind: 'identity.second_factor_changed', userId: user.id, change: 'on' }),
    );
  await server.deliver();
  const found = server.deps.db.selectFrom('stored_messages').select(['channel', 'title']);
  const rows = await found.where('recipient', '=', user.phone).execute();
  expect(rows).toContainEqual({ channel: 'whatsapp', title: 'Two-step login is on' });
});
