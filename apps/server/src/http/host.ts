import { BlockList, isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Actor } from './actor.ts';

/** What every request carries: the Node request, or the mark of a call that the pages make inside the process. */
export type Host = {
  Bindings: Partial<HttpBindings> & { readonly isInternal?: boolean };
  Variables: { actor: Actor; requestId: string };
};

/** One header of a request; '' where it has none. Node has them parsed already, a Headers object would be made anew. */
export function headerOf(c: Context<Host>, name: string): string {
  const value = c.env?.incoming ? c.env.incoming.headers[name] : c.req.header(name);
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/** Reads the address of the caller; a forwarded one counts only when a trusted proxy says it. */
export function addressReader(trustedProxies: readonly string[]): (c: Context<Host>) => string {
  const trusted = toBlockList(trustedProxies);
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return (c) => {
    const peer = plain(c.env?.incoming?.socket.remoteAddress ?? '');
    if (!isIP(peer) || !isTrusted(peer)) return peer;
    const forwarded = headerOf(c, 'x-forwarded-for')
      .split(',')
      .map((part) => plain(part.trim()));
    return forwarded.toReversed().find((address) => isIP(address) && !isTrusted(address)) ?? peer;
  };
}

/** An IPv4 address that came over an IPv6 socket is the IPv4 address. */
const plain = (address: string): string => address.replace(/^::ffff:/, '');

function toBlockList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
