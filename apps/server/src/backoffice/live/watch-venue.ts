import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { onStop } from '#app/http/health.ts';
import { problem } from '#app/http/problem.ts';
import { isSignedIn } from '#app/identity/identity.ts';
import { requireMember } from '#app/venues/venues.ts';

/** The interval of heartbeats, which keep proxies from closing a silent stream; the session is checked again each time. */
const heartbeatMs = 15_000;
/** Changes within this time are sent once; a notice returns to its own process within it. */
const gatherMs = 100;
/** The most streams of one member in one process: enough for every device of a venue. */
const maxStreams = 50;

const retry = 'retry: 2000\n\n';
const heartbeat = ':\n\n';

const openStreams = new Map<number, number>();
const encoder = new TextEncoder();

/**
 * The changes of an own venue as server-sent events, until the reader leaves, the session ends or the process stops.
 * Throws not_found, too_many_requests.
 */
export async function watchVenue(deps: Deps, actor: MemberActor, venueId: number): Promise<ReadableStream<Uint8Array>> {
  await requireMember(deps, actor, venueId);
  if ((openStreams.get(actor.member.id) ?? 0) >= maxStreams) {
    throw problem('too_many_requests', { retryAfter: 60, values: { seconds: 60 } });
  }
  return streamOf((send, end) => {
    const change = `event: change\ndata: {"venue":${venueId}}\n\n`;
    const names = new Set([`times-${venueId}`, `bookings-${venueId}`]);
    let timer: NodeJS.Timeout | undefined;
    const sendEvent = () => {
      timer = undefined;
      send(change);
    };
    send(retry);
    const endings = [
      deps.changes.subscribe((tags) => {
        if (!tags || tags.some((tag) => names.has(tag))) timer ??= setTimeout(sendEvent, gatherMs);
      }),
      keepAlive(deps, actor, { send, end }),
      onStop(end),
      countUp(actor.member.id),
      () => clearTimeout(timer),
    ];
    return () => endings.forEach((ending) => ending());
  });
}

type EventStream = { readonly send: (text: string) => void; readonly end: () => void };

/**
 * A stream of texts that begins with its first reading (a HEAD never reads), and ends by itself or with its reader. A slow
 * reader gets each different text once, when there is room: nothing piles up.
 */
function streamOf(
  begin: (send: EventStream['send'], end: EventStream['end']) => () => void,
): ReadableStream<Uint8Array> {
  const due = new Set<string>();
  let isAwaited = false;
  let release: (() => void) | undefined;
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        isAwaited = true;
        const flush = () => {
          if (!isAwaited || due.size === 0) return;
          isAwaited = false;
          controller.enqueue(encoder.encode([...due].join('')));
          due.clear();
        };
        const send = (text: string) => {
          due.add(text);
          flush();
        };
        const end = () => {
          isAwaited = false;
          release?.();
          controller.close();
        };
        release ??= begin(send, end);
        flush();
      },
      cancel() {
        isAwaited = false;
        release?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Sends heartbeats, and ends the stream of a session that is over; gives a function that stops both. */
function keepAlive(deps: Deps, { member }: MemberActor, { send, end }: EventStream): () => void {
  let isOver = false;
  const beat = async () => {
    // While the database cannot answer, the session counts as open.
    const isAlive = await isSignedIn(deps, member).catch(() => true);
    if (isOver) return;
    if (isAlive) send(heartbeat);
    else end();
  };
  const timer = setInterval(() => void beat(), heartbeatMs);
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}

function countUp(memberId: number): () => void {
  openStreams.set(memberId, (openStreams.get(memberId) ?? 0) + 1);
  return () => {
    const left = (openStreams.get(memberId) ?? 1) - 1;
    if (left > 0) openStreams.set(memberId, left);
    else openStreams.delete(memberId);
  };
}
