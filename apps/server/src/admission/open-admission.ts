import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { problem } from '#app/http/problem.ts';
import { type ArrivalQueue, openArrivalQueue } from './arrival-queue.ts';
import { changeCount, openWorkQueue, type WorkQueue } from './work-queue.ts';

/** Requests of one address in so many seconds. Whole towns share an address. */
const budgets = {
  /** Everything: pages, files, calls. */
  request: [[6000, 60]],
  call: [[1200, 60]],
  change: [[120, 60]],
  /** Pages that are not kept and have to be rendered: the calls of others wait while one is, so there are few at a stretch. */
  render: [
    [120, 60],
    [24, 5],
  ],
} as const;

/** What an address has a budget for. */
export type BudgetKind = keyof typeof budgets;

/**
 * Who has asked for too much hears so after a pause: a client that asks again at once would otherwise take the processor
 * with refusals alone. While `answers` refusals are held, further ones come without a pause.
 */
const holding = { ms: 500, answers: 1000 };

/** Event streams that are open at a time. */
const streamLimits = { all: 5000, ofOneAddress: 500 };

/** Who may ask how much of what: the budget of each address, and a queue for each class of work. */
export type Admission = {
  /**
   * Counts a request of an address. Throws too_many_requests with the seconds to wait, after a pause; `onPause` is called
   * before it.
   */
  count(kind: BudgetKind, address: string, onPause?: () => void): Promise<void>;
  /** The same for several budgets, where whoever has none left goes on to `count`: says whether there was some. */
  spend(kinds: readonly BudgetKind[], address: string): Promise<boolean>;
  /** Gives back what was spent for a request that is counted again. */
  giveBack(kinds: readonly BudgetKind[], address: string): Promise<void>;
  /** The event streams that are open. */
  readonly streams: StreamCount;
  /** Pages that are rendered. */
  readonly renders: WorkQueue;
  /** Calls that read, before anything is done for them. */
  readonly arrivals: ArrivalQueue;
  /** Calls that read. */
  readonly reads: WorkQueue;
  /** Calls that change something, bookings and logins among them: reads take none of their room. */
  readonly changes: WorkQueue;
  /** Tokens whose session is looked up. */
  readonly lookups: WorkQueue;
  /** Files that are received, each of them whole in memory. */
  readonly uploads: WorkQueue;
  /** The same by address, whatever accounts send them. */
  readonly uploadsOfNetworks: WorkQueue;
  /** What providers report: bookings wait for none of it. */
  readonly webhooks: WorkQueue;
};

/** Admission of one process; budgets are multiplied by `scale`. */
export function openAdmission(scale: number): Admission {
  const [ofNetworks, ofWideNetworks] = [openLimiters(scale), openLimiters(scale * widening)];
  let held = 0;
  const hold = async () => {
    if (held >= holding.answers) return;
    held += 1;
    await sleep(holding.ms);
    held -= 1;
  };
  const change = async (how: 'consume' | 'reward', kind: BudgetKind, address: string) => {
    const wide = wideNetworkOf(address);
    // The wide one first: once it has had enough, its networks fill no memory.
    for (const limiter of wide === undefined ? [] : ofWideNetworks[kind]) await limiter[how](wide as string);
    for (const limiter of ofNetworks[kind]) await limiter[how](networkOf(address));
  };
  return {
    async spend(kinds, address) {
      try {
        for (const kind of kinds) await change('consume', kind, address);
        return true;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return false;
      }
    },
    async giveBack(kinds, address) {
      for (const kind of kinds) await change('reward', kind, address);
    },
    async count(kind, address, onPause) {
      try {
        await change('consume', kind, address);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        onPause?.();
        await hold();
        throw tooMany(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
      }
    },
    streams: countStreams(scale),
    ...openQueues(),
  };
}

/** What counts the budgets, multiplied by `times`. */
const openLimiters = (times: number) =>
  Object.fromEntries(
    Object.entries(budgets).map(([kind, limits]) => [
      kind,
      limits.map(([points, duration]) => new RateLimiterMemory({ points: Math.ceil(points * times), duration })),
    ]),
  ) as Record<BudgetKind, RateLimiterMemory[]>;

/** A queue for each class of work. */
const openQueues = () => ({
  renders: openWorkQueue({ name: 'renders', ...room(3, 2, 60, 30), waitMs: 4000 }),
  arrivals: openArrivalQueue({ name: 'arrivals', ...room(12, 8, 240, 100), waitMs: 1000 }),
  reads: openWorkQueue({ name: 'reads', ...room(16, 10, 120, 100), waitMs: 1000 }),
  changes: openWorkQueue({ name: 'changes', ...room(10, 5, 250, 240), waitMs: 20_000 }),
  lookups: openWorkQueue({ name: 'lookups', ...room(8, 5, 400, 300), waitMs: 10_000 }),
  uploads: openWorkQueue({ name: 'uploads', ...room(6, 2, 40, 2), waitMs: 3000 }),
  uploadsOfNetworks: openWorkQueue({ name: 'uploads of networks', ...room(1000, 4, 40, 20), waitMs: 3000 }),
  webhooks: openWorkQueue({ name: 'webhooks', ...room(4, 3, 200, 150), waitMs: 8000 }),
});

/** How much is done at a time, of one client at most; how much waits; and how much one client has of both. */
const room = (parallel: number, parallelOfOne: number, waiting: number, ofOneClient: number) => ({
  parallel,
  parallelOfOne,
  waiting,
  ofOneClient,
});

const tooMany = (seconds: number) => problem('too_many_requests', { retryAfter: seconds, values: { seconds } });

/** Event streams that are open, by address: a stream costs little, many cost memory. */
export type StreamCount = {
  /** Throws too_many_requests where an address, or the process, has no room for one more. */
  requireRoom(address: string): void;
  /** Counts an open stream until the given function is called. */
  enter(address: string): () => void;
};

function countStreams(scale: number): StreamCount {
  const open = new Map<string, number>();
  let all = 0;
  const add = (network: string, change: 1 | -1) => {
    all += change;
    changeCount(open, network, change);
  };
  return {
    requireRoom(address) {
      const own = open.get(networkOf(address)) ?? 0;
      if (all >= streamLimits.all || own >= streamLimits.ofOneAddress * scale) throw tooMany(60);
    },
    enter(address) {
      const network = networkOf(address);
      add(network, 1);
      return () => add(network, -1);
    },
  };
}

/** The network around a network of IPv6 may do as much as so many of them: it can be one subscriber, or a town of phones. */
export const widening = 8;

/** The /48 around an address of IPv6, of which everybody can have one for nothing, with 65,536 networks; undefined for IPv4. */
export const wideNetworkOf = (address: string): string | undefined =>
  isWide(address) ? `${networkOf(address).split(':').slice(0, 3).join(':')}::/48` : undefined;

/** What counts as one client: an address, of IPv6 its whole /64. */
export function networkOf(address: string): string {
  if (!isWide(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(8 - left.length - right.length, 0);
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':');
}

/** Whether an address is one of IPv6; most are not, and have no colon. */
const isWide = (address: string): boolean => address.includes(':') && isIPv6(address);

/** Reads the address of the caller of a request of Node; a forwarded one counts only when a trusted proxy says it. '' where there is none. */
export function addressReader(
  trustedProxies: readonly string[],
): (incoming: Pick<IncomingMessage, 'socket' | 'headers'> | undefined) => string {
  const trusted = toBlockList(trustedProxies);
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  const readPeer = (socket: IncomingMessage['socket']): Peer => {
    const address = plain(socket.remoteAddress ?? '');
    return { address, isProxy: isIP(address) !== 0 && isTrusted(address) };
  };
  // A connection asks many times, and has one peer.
  const peers = new WeakMap<IncomingMessage['socket'], Peer>();
  return (incoming) => {
    if (!incoming) return '';
    const known = peers.get(incoming.socket) ?? readPeer(incoming.socket);
    peers.set(incoming.socket, known);
    const { address: peer, isProxy } = known;
    if (!isProxy) return peer;
    const written = incoming.headers['x-forwarded-for'] ?? '';
    const forwarded = (Array.isArray(written) ? written.join(',') : written)
      .split(',')
      .map((part) => plain(part.trim()));
    return forwarded.toReversed().find((address) => isIP(address) && !isTrusted(address)) ?? peer;
  };
}

/** Who has opened a connection; '' where that is not known any more. */
type Peer = { readonly address: string; readonly isProxy: boolean };

/** Whether a caller is the machine itself: its address is a loopback one, or the call is made inside the process. */
export const isMachineItself = (address: string): boolean => address === '' || /^(?:127\.[\d.]+|::1)$/.test(address);

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
