import { expect } from 'vitest';
import { type Channel, ChannelFailure, type ChannelMessage } from '../channel.ts';

/** A message about a booking, to a number. */
export const bookingMessage: ChannelMessage = {
  id: '5f0c7a52-0d0e-4c86-9a3c-3c6e9d2ec001',
  to: '+9647700000001',
  language: 'ar',
  purpose: 'notice',
  title: 'تأكيد الحجز',
  text: 'تم تأكيد الحجز\n\nصالون نور،\tالأحد 5:30 م',
  link: { label: 'الحجز', url: 'https://spot.example/tajmeelspot/ar/b/1#key=abc' },
  ttlSeconds: 600,
};

/** A code, to a number. */
export const codeMessage: ChannelMessage = {
  id: '5f0c7a52-0d0e-4c86-9a3c-3c6e9d2ec002',
  to: '+9647700000001',
  language: 'en',
  purpose: 'code',
  title: 'Your code',
  text: '482915 is your code.',
  code: '482915',
  ttlSeconds: 600,
};

/** The failure that sending a message ends in; it never names number, text or secret. */
export async function failureOfSending(
  channel: Channel,
  message: ChannelMessage,
  secrets: readonly string[] = [],
): Promise<ChannelFailure> {
  const failure = await channel.send(message).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ChannelFailure);
  const { message: text, stack } = failure as ChannelFailure;
  const written = `${text} ${stack} ${JSON.stringify(failure)}`;
  const digits = message.to.replace('+', '');
  for (const secret of [digits, ...(message.code ? [message.code] : []), ...secrets])
    expect(written).not.toContain(secret);
  return failure as ChannelFailure;
}
