import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { addressReader } from './open-admission.ts';

/** A request that arrived from a peer with a forwarding header. */
const from = (peer: string, forwarded?: string) =>
  ({ socket: { remoteAddress: peer }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

describe('addressReader', () => {
  const read = addressReader(['10.0.0.0/8', '::1']);

  it('believes nobody but a trusted proxy', () => {
    expect(read(from('203.0.113.9', '198.51.100.1'))).toBe('203.0.113.9');
    expect(read(from('10.1.2.3', '198.51.100.1'))).toBe('198.51.100.1');
    expect(addressReader([])(from('10.1.2.3', '198.51.100.1'))).toBe('10.1.2.3');
  });

  it('takes the last address that no trusted proxy added, so that a made-up one in front counts nothing', () => {
    expect(read(from('10.1.2.3', '1.1.1.1, 198.51.100.1, 10.9.9.9'))).toBe('198.51.100.1');
    expect(read(from('10.1.2.3', 'unknown, <script>'))).toBe('10.1.2.3');
    expect(read(from('10.1.2.3'))).toBe('10.1.2.3');
  });

  it('knows an IPv4 address that came over an IPv6 socket, and IPv6 itself', () => {
    expect(read(from('::ffff:10.1.2.3', '2001:db8::7'))).toBe('2001:db8::7');
    expect(read(from('::1', '198.51.100.1'))).toBe('198.51.100.1');
  });
});
