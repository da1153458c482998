import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

/** How the bytes of an answer are packed. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Makes bytes ready to be sent with headers of their own. */
export function packAnswer(status: number, headers: Readonly<Record<string, string>>, identity: Buffer): PackedAnswer {
  const packed = { status, length: identity.length, ...packer(identity) };
  if (status !== 200) return { ...packed, headers, etag: undefined };
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { ...packed, headers: { ...headers, etag }, etag };
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

function packer(identity: Buffer): Pick<PackedAnswer, 'bytes' | 'packedBytes'> {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const make = {
    br: () => brotli(identity, { params: quality }),
    gzip: () => zip(identity),
    identity: () => Promise.resolve(identity),
  };
  const making: Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>> = {};
  const made: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> = {};
  return {
    bytes: (encoding) =>
      (making[encoding] ??= make[encoding]().then((bytes) => (made[encoding] = new Uint8Array(bytes)))),
    packedBytes: (encoding) => made[encoding],
  };
}
