import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { onStop } from '#app/http/health.ts';
import { Problem, problem } from '#app/http/problem.ts';
import { accessTag, isSignedIn } from '#app/identity/identity.ts';
import { requireMember } from '#app/venues/venues.ts';

/** The interval of heartbeats, which keep proxies from closing a silent stream; access is checked again each time. */
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
 * The changes of an own venue as server-sent events, until the reader leaves, loses session or membership, or the process
 * stops.
 * Throws not_found, too_many_requests.
 */
export async function watchVenue(deps: Deps, actor: MemberActor, venueId: number): Promise<ReadableStream<Uint8Array>> {
  await requireMember(deps, actor, venueId);
  deps.admission.streams.requireRoom(actor.address);
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
    const access = checkAccess(deps, actor, venueId, { send, end });
    const endings = [
      deps.changes.subscribe((tags) => {
        if (!tags || tags.includes(accessTag(actor.member.id))) void access.check();
        if (!tags || tags.some((tag) => names.has(tag))) timer ??= setTimeout(sendEvent, gatherMs);
      }),
      access.stop,
      onStop(deps, end),
      countUp(actor.member.id),
      deps.admission.streams.enter(actor.address),
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

/** Ends the stream of a reader who may read no more: checked with each heartbeat, and by `check` at once. */
function checkAccess(deps: Deps, actor: MemberActor, venueId: number, { send, end }: EventStream) {
  let isOver = false;
  const check = async () => {
    // While the database cannot answer, nothing has changed.
    const mayRead = await mayWatch(deps, actor, venueId).catch(() => true);
    if (isOver || mayRead) return;
    end();
  };
  const beat = async () => {
    await check();
    if (!isOver) send(heartbeat);
  };
  const timer = setInterval(() => void beat(), heartbeatMs);
  const stop = () => {
    isOver = true;
    clearInterval(timer);
  };
  return { check, stop };
}

async function mayWatch(deps: Deps, actor: MemberActor, venueId: number): Promise<boolean> {
  if (!(await isSignedIn(deps, actor.member))) return false;
  return requireMember(deps, actor, venueId).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem && error.code === 'not_found') return false;
      throw error;
    },
  );
}

function countUp(memberId: number): () => void {
  openStreams.set(memberId, (openStreams.get(memberId) ?? 0) + 1);
  return () => {
    const left = (openStreams.get(memberId) ?? 1) - 1;
    if (left > 0) openStreams.set(memberId, left);
    else openStreams.delete(memberId);
  };
}
