import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { jsonOf, openProvider } from '#app/integrations/channels/testing/provider-stand-in.ts';
import { cloudSettings, openCloudApi } from '#app/integrations/whatsapp/testing/cloud-api.ts';
import { sql } from 'kysely';
import { frozenNow } from '#testing/frozen.ts';
import { useServer } from '#testing/harness.ts';
import { newPhone } from '#testing/phones.ts';
import { advanceMessages } from '#testing/readers.ts';

const whatsapp = await openCloudApi();
const gateway = await openProvider(() => ({ status: 200, body: { id: crypto.randomUUID() } }));
const server = useServer({
  DEMO: 'off',
  ORIGIN: 'https://spot.example',
  WHATSAPP_API_URL: whatsapp.url,
  ...cloudSettings,
  SMS_GATEWAY_URL: gateway.url,
  SMS_GATEWAY_BODY: '{"to":"{to}","text":"{text}"}',
  SMS_GATEWAY_HEADERS: '{"content-type":"application/json"}',
  SMS_GATEWAY_ID: 'id',
});
const venue = 11;
const params = { params: { id: String(venue) } };
let owner: { token: string; id: number };

beforeAll(async () => {
  owner = await server.signIn('vendor');
  await server.deps.db.updateTable('venues').set({ owner_id: owner.id }).where('id', '=', venue).execute();
  await server.deliver();
});
beforeEach(() => {
  whatsapp.requests.length = 0;
  gateway.requests.length = 0;
});
afterEach(() => server.setClock(frozenNow));
afterAll(() => Promise.all([whatsapp.close(), gateway.close()]));

const codeShape = /\b[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}\b/;
const smsText = () => String(jsonOf(gateway.requests.at(-1)!)['text']);

async function invite(language: 'en' | 'ar' | 'ckb' = 'en'): Promise<string> {
  const phone = newPhone();
  const client = server.client({ token: owner.token, language });
  await client.inviteMember({ ...params, body: { phone, role: 'manager', employee_id: null } });
  await server.deliver();
  return phone;
}

it('R12.06 an invitation goes by WhatsApp, and by SMS with the same code when that does not deliver', async () => {
  const phone = await invite();
  expect(whatsapp.requests).toHaveLength(1);
  const [code = 'none'] = codeShape.exec(JSON.stringify(jsonOf(whatsapp.requests[0]!))) ?? [];
  expect(gateway.requests).toHaveLength(0);
  server.setClock(frozenNow.add({ seconds: 60 }));
  await advanceMessages(server.deps);
  expect(jsonOf(gateway.requests[0]!)).toMatchObject({ to: phone });
  expect(smsText()).toContain(code);
  expect(smsText()).toContain('https://spot.example/tajmeelspot/professionallogin');
});

it('R12.06 an invitation to a phone does not come at night', async () => {
  const night = Temporal.ZonedDateTime.from('2026-11-27T23:00[Asia/Baghdad]');
  server.setClock(night.toInstant());
  await invite();
  await advanceMessages(server.deps);
  expect(whatsapp.requests).toHaveLength(0);
  server.setClock(night.add({ hours: 9 }).toInstant());
  await advanceMessages(server.deps);
  expect(whatsapp.requests).toHaveLength(1);
});

it('R11.08 what a venue and its owner call themselves makes no address and no line of an invitation', async () => {
  await sql`update users set name = E'Evil\n\nWin at evil.example' where id = ${owner.id}`.execute(server.deps.db);
  await invite();
  server.setClock(frozenNow.add({ seconds: 60 }));
  await advanceMessages(server.deps);
  expect(smsText()).toContain('Evil Win at evil. example invites you to work at');
});

it.each(['ar', 'ckb'] as const)(
  'R12.06 an invitation is written in the language of its owner: %s',
  async (language) => {
    await sql`update users set name = 'شیلان' where id = ${owner.id}`.execute(server.deps.db);
    await invite(language);
    server.setClock(frozenNow.add({ seconds: 60 }));
    await advanceMessages(server.deps);
    expect(
      smsText()
        .replace(codeShape, '')
        .replace(/https:\S+/, ''),
    ).not.toMatch(/[A-Za-z]/);
  },
);

it('R12.06 an invitation that was withdrawn before its message left is sent to nobody', async () => {
  const phone = newPhone();
  const client = server.client({ token: owner.token });
  const { data } = await client.inviteMember({ ...params, body: { phone, role: 'manager', employee_id: null } });
  const { id = 0 } = data.invitations.find((one) => one.phone === phone) ?? {};
  await client.withdrawInvitation({ params: { id: String(id) } });
  await server.deliver();
  expect(whatsapp.requests).toHaveLength(0);
});
