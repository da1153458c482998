import { expect, it } from 'vitest';
import { createUser } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { proveNumber } from '#testing/readers.ts';

const server = useServer({ DEMO: 'on' });

it('R12.06 a reader chooses channels, their order, quiet hours and discretion; addresses are named, not shown', async () => {
  const user = await createUser(server);
  const number = await proveNumber(server, user);
  const { data } = await user.client.findChannels({});
  expect(data).toMatchObject({
    order: ['push', 'telegram', 'whatsapp', 'email', 'sms'],
    has_quiet_hours: true,
    is_discreet: false,
  });
  const of = (name: string) => data.channels.find((one) => one.name === name);
  expect(of('whatsapp')).toMatchObject({
    is_offered: true,
    is_reachable: true,
    address: `+964 ••• ••• ${number.slice(-4)}`,
  });
  expect(of('email')?.address).toMatch(/^.•••@example\.com$/);
  expect(of('telegram')).toMatchObject({ is_reachable: false, address: null });
  const chosen = { order: ['sms', 'email'] as const, has_quiet_hours: false, is_discreet: true };
  const body = { ...chosen, order: [...chosen.order] };
  expect((await user.client.changeChannels({ body })).data).toMatchObject(chosen);
  expect((await user.client.findChannels({})).data).toMatchObject(chosen);
  expect((await (await createUser(server)).client.findChannels({})).data.is_discreet).toBe(false);
});

it('R12.06 changeChannels answers invalid to no channel, an unknown one and one twice', async () => {
  const { client } = await createUser(server);
  for (const order of [[], ['post'], ['sms', 'sms']]) {
    const body = { order, has_quiet_hours: true, is_discreet: false };
    expect((await apiErrorOf(client.changeChannels({ body: body as never }))).body?.code).toBe('invalid');
  }
});
