import { expect, it } from 'vitest';
import { useServer } from '#testing/harness.ts';
import { ChannelFailure, type ChannelMessage, channelNames } from './channel.ts';
import { listStoredMessages } from './stored-messages.ts';

const demo = useServer({ DEMO: 'on' });
const serious = useServer({ DEMO: 'off', WEB_PUSH: 'off' });

const message: ChannelMessage = {
  id: '5f0c7a52-0d0e-4c86-9a3c-3c6e9d2ec001',
  to: '+9647700000001',
  language: 'ar',
  purpose: 'notice',
  title: 'تأكيد الحجز',
  text: 'تم تأكيد الحجز',
  link: { label: 'الحجز', url: 'https://spot.example/b/1' },
  buttons: [{ label: 'نعم', data: 'yes' }],
  ttlSeconds: 600,
};
const names = channelNames.filter((name) => name !== 'email');

it.each(names)('a demo without credentials stores what %s would have sent', async (name) => {
  const channel = demo.deps.channels[name];
  expect(channel).toMatchObject({ name, isConfigured: false, hasReceipts: false });
  expect(channel.priceIqd(message)).toBe(0);
  expect(await channel.send(message)).toEqual({ reference: expect.stringMatching(/^stored-\d+$/), costIqd: 0 });
  const [stored] = await listStoredMessages(demo.deps.db);
  const { to: recipient, title, text, link, buttons } = message;
  expect(stored).toMatchObject({ channel: name, recipient, language: 'ar', title, text, code: null, link, buttons });
});

it('stores the newest 200 messages', async () => {
  for (let number = 1; number <= 203; number++) {
    await demo.deps.channels.sms.send({ ...message, title: `Message ${number}` });
  }
  const stored = await listStoredMessages(demo.deps.db);
  expect(stored.map(({ title }) => title)).toEqual(Array.from({ length: 200 }, (_, index) => `Message ${203 - index}`));
});

it.each(names)('an installation without demo and credentials has no channel %s, and stores nothing', async (name) => {
  const failure = await serious.deps.channels[name].send(message).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ChannelFailure);
  expect(failure).toMatchObject({ reason: 'refused', isFinal: true });
  expect(await listStoredMessages(serious.deps.db)).toEqual([]);
});
