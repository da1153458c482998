import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** A name server of a test: `address` with port, and how many questions it was asked. */
export type NameServer = { readonly address: string; asked(): number; close(): void };

const kinds = { A: 1, AAAA: 28 } as const;

/** Opens a name server that says the same of every name (RFC 1035), and never answers a question for a kind that it lacks. */
export async function openNameServer(
  addresses: Partial<Record<keyof typeof kinds, readonly string[]>>,
): Promise<NameServer> {
  const socket = createSocket('udp4');
  let asked = 0;
  socket.on('message', (question, { port, address }) => {
    asked += 1;
    const nameEnd = question.indexOf(0, 12);
    const kind = question.readUInt16BE(nameEnd + 1);
    const known = kind === kinds.A ? addresses.A : addresses.AAAA;
    if (!known) return;
    const head = Buffer.from(question.subarray(0, 12));
    // A response, recursion available, without an error; one question, the answers, nothing else.
    head.writeUInt16BE(0x81_80, 2);
    for (const [field, count] of [1, known.length, 0, 0].entries()) head.writeUInt16BE(count, 4 + 2 * field);
    const answers = known.map((text) => recordOf(kind, kind === kinds.A ? bytesOfV4(text) : bytesOfV6(text)));
    socket.send(Buffer.concat([head, question.subarray(12, nameEnd + 5), ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, asked: () => asked, close: () => socket.close() };
}

/** An answer about the name of the question, for a minute. */
function recordOf(kind: number, bytes: readonly number[]): Buffer {
  const record = Buffer.alloc(12);
  for (const [field, value] of [0xc0_0c, kind, 1, 0, 60, bytes.length].entries())
    record.writeUInt16BE(value, 2 * field);
  return Buffer.concat([record, Buffer.from(bytes)]);
}

const bytesOfV4 = (text: string): number[] => text.split('.').map(Number);

function bytesOfV6(text: string): number[] {
  // Browsers' own reading of addresses writes what ends in an IPv4 address as hexadecimal numbers.
  const written = new URL(`http://[${text}]`).hostname.slice(1, -1);
  const [left = '', right = ''] = written.split('::');
  const parts = (side: string) => side.split(':').filter(Boolean);
  const zeros = Array<string>(8 - parts(left).length - parts(right).length).fill('0');
  return [...parts(left), ...zeros, ...parts(right)].flatMap((part) => {
    const value = Number.parseInt(part, 16);
    return [value >> 8, value & 255];
  });
}
