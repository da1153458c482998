import { ChannelFailure, type ChannelFailureReason } from '#app/integrations/channels/channel.ts';

type ErrorMeaning = { readonly reason: ChannelFailureReason; readonly isFinal: boolean };

const meanings: readonly (ErrorMeaning & { readonly codes: readonly number[] })[] = [
  // No WhatsApp there, terms not accepted, an old app, a number that a test account may not write to.
  { reason: 'no_such_address', isFinal: true, codes: [131021, 131026, 131030] },
  // The reader has stopped such messages, or Meta spares the reader them.
  { reason: 'blocked', isFinal: true, codes: [131050, 131049, 130472, 131047] },
  { reason: 'limited', isFinal: false, codes: [4, 80007, 130429, 131048, 131056, 131057, 133016] },
  { reason: 'unreachable', isFinal: false, codes: [1, 2, 131000, 131016] },
  // The token, a permission, the account or its payment: nothing of this message.
  { reason: 'refused', isFinal: false, codes: [0, 3, 10, 190, 368, 131005, 131031, 131042, 131045] },
];

/** What an error code of the Cloud API means. One that Meta adds later refuses the message for good, a permission does not. */
export function meaningOf(code: number): ErrorMeaning {
  const known = meanings.find(({ codes }) => codes.includes(code));
  if (known) return known;
  return { reason: 'refused', isFinal: code < 200 || code > 299 };
}

/** The failure for an error code. */
export function failureOfCode(code: number, retryAfterSeconds: number | undefined): ChannelFailure {
  const { reason, isFinal } = meaningOf(code);
  return new ChannelFailure(reason, `WhatsApp answered with error ${code}`, { isFinal, retryAfterSeconds });
}
