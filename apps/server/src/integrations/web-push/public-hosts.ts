import { Resolver } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that no push service has: of this machine, of its network, of nobody. */
const inner = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(address, bits, 'ipv4');

const outer6 = new BlockList();
outer6.addSubnet('2000::', 3, 'ipv6');
/** Within the public range: addresses for documentation, and those that lead to an IPv4 address (6to4, Teredo). */
const inner6 = new BlockList();
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inner6.addSubnet(address, bits, 'ipv6');

/** Whether an IP address is one of the open internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inner.check(address, 'ipv4');
  return family === 6 && outer6.check(address, 'ipv6') && !inner6.check(address, 'ipv6');
}

/** Whether an address is https, on its own port, of a host that may be public; its name is looked up with each request. */
export function isPublicUrl(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.protocol !== 'https:' || url.username || url.password || url.port) return false;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host)) return isPublicAddress(host);
  return (
    /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) && !/(^|\.)(localhost|local|internal|lan|home|arpa|onion)$/.test(host)
  );
}

/**
 * A look-up for a connection that gives public addresses alone, so that no name can lead into the own network. It asks the
 * name servers itself: those of a stranger may take for ever, and as long would every other look-up of the process, also of the
 * database's host, wait behind the system's own.
 */
export const lookUpPublic: LookupFunction = (...asked) => void answer(...asked);

async function answer(...[hostname, { all }, done]: Parameters<LookupFunction>): Promise<void> {
  const usable = await resolvePublic(hostname);
  const [first] = usable;
  if (!first) done(new Error('no public address'), []);
  else if (all) done(null, usable);
  else done(null, first.address, first.family);
}

/** How long name servers have, milliseconds: the rest of the time of a message belongs to the service. */
const lookUpMs = 2000;

/**
 * Addresses of a host on the open internet, also where only one family can be looked up in time; none where there is none.
 * `servers` are asked instead of those of the system.
 */
export async function resolvePublic(hostname: string, servers?: readonly string[]) {
  const resolver = new Resolver({ timeout: 700, tries: 2 });
  if (servers) resolver.setServers(servers);
  // Tries of several silent servers add up.
  const deadline = setTimeout(() => resolver.cancel(), lookUpMs);
  const none = (): string[] => [];
  const [four, six] = await Promise.all([
    resolver.resolve4(hostname).catch(none),
    resolver.resolve6(hostname).catch(none),
  ]);
  clearTimeout(deadline);
  const all = [...four.map((address) => ({ address, family: 4 })), ...six.map((address) => ({ address, family: 6 }))];
  return all.filter(({ address }) => isPublicAddress(address));
}
