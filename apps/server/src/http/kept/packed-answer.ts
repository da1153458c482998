import { createHash } from 'node:crypto';
import { type Encoding, packBytes } from '../packing.ts';

/** An answer ready to be sent. */
export type PackedAnswer = {
  readonly status: number;
  /** Everything it goes out with, but for its length and how it is packed. */
  readonly headers: Readonly<Record<string, string>>;
  /** Of a 200 alone. */
  readonly etag: string | undefined;
  /** Unpacked, bytes. */
  readonly length: number;
  /** Packed when it is first asked for so, and kept. */
  readonly bytes: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;
  /** The same where it is packed so already. */
  readonly packedBytes: (encoding: Encoding) => Uint8Array<ArrayBuffer> | undefined;
};

/** Makes bytes ready to be sent with headers of their own. */
export function packAnswer(status: number, headers: Readonly<Record<string, string>>, identity: Buffer): PackedAnswer {
  const packed = { status, length: identity.length, ...packer(identity) };
  if (status !== 200) return { ...packed, headers, etag: undefined };
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { ...packed, headers: { ...headers, etag }, etag };
}

/** What is sent many times is worth some milliseconds. */
const keptQuality = 6;

function packer(identity: Buffer): Pick<PackedAnswer, 'bytes' | 'packedBytes'> {
  const making: Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>> = {};
  const made: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> = {};
  return {
    bytes: (encoding) =>
      (making[encoding] ??= packBytes(encoding, identity, keptQuality).then((bytes) => (made[encoding] = bytes))),
    packedBytes: (encoding) => made[encoding],
  };
}
