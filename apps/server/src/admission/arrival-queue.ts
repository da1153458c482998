import type { WorkLimits, WorkQueue } from './work-queue.ts';

/** What becomes of a request that arrives: one of the two is called, at once or later. */
export type Arrival = { readonly begin: () => void; readonly refuse: () => void };

/**
 * Requests that have arrived and of which nothing is read yet, so that each costs next to nothing while it waits. Clients
 * take turns: many requests of one keep no other one waiting.
 */
export type ArrivalQueue = Pick<WorkQueue, 'name' | 'state'> & {
  /** Lets a request begin when it may; gives what is to be called once it has ended, or its client has left. */
  enter(client: string, arrival: Arrival): () => void;
};

type QueuedArrival = Arrival & {
  readonly client: string;
  readonly at: number;
  state: 'queued' | 'running' | 'over';
  timer?: NodeJS.Timeout;
};

/** Opens the queue before a class of work. */
export function openArrivalQueue({ name, parallel, waiting, ofOneClient, waitMs }: WorkLimits): ArrivalQueue {
  const queued = queueByClient();
  let [running, refused] = [0, 0];
  const begin = (arrival: QueuedArrival) => {
    arrival.state = 'running';
    running += 1;
    arrival.begin();
  };
  const refuse = (arrival: QueuedArrival) => {
    arrival.state = 'over';
    refused += 1;
    arrival.refuse();
  };
  const enqueue = (arrival: QueuedArrival) => {
    queued.add(arrival);
    arrival.timer = setTimeout(() => {
      queued.remove(arrival);
      refuse(arrival);
    }, waitMs);
  };
  const end = (arrival: QueuedArrival) => {
    const { state, timer } = arrival;
    clearTimeout(timer);
    arrival.state = 'over';
    if (state === 'queued') queued.remove(arrival);
    if (state !== 'running') return;
    running -= 1;
    const next = queued.takeNext();
    clearTimeout(next?.timer);
    if (next) begin(next);
  };
  return {
    name,
    enter(client, { begin: onBegin, refuse: onRefuse }) {
      const arrival: QueuedArrival = {
        client,
        at: performance.now(),
        begin: onBegin,
        refuse: onRefuse,
        state: 'queued',
      };
      if (running < parallel) begin(arrival);
      else if (queued.size() < waiting && queued.sizeOf(client) < ofOneClient) enqueue(arrival);
      else refuse(arrival);
      return () => end(arrival);
    },
    state: () => ({ running, waiting: queued.size(), refused, oldestMs: queued.oldestMs() }),
  };
}

/** Arrivals by client: the first one of each in turn. */
function queueByClient() {
  const clients = new Map<string, QueuedArrival[]>();
  let size = 0;
  const remove = (arrival: QueuedArrival) => {
    const own = clients.get(arrival.client) ?? [];
    own.splice(own.indexOf(arrival), 1);
    size -= 1;
    // Strangers fill no memory.
    if (own.length === 0) clients.delete(arrival.client);
  };
  return {
    size: () => size,
    sizeOf: (client: string) => clients.get(client)?.length ?? 0,
    add(arrival: QueuedArrival) {
      const own = clients.get(arrival.client);
      if (own) own.push(arrival);
      else clients.set(arrival.client, [arrival]);
      size += 1;
    },
    remove,
    takeNext(): QueuedArrival | undefined {
      const [first] = clients;
      const arrival = first?.[1][0];
      if (!first || !arrival) return undefined;
      remove(arrival);
      if (clients.delete(first[0])) clients.set(...first);
      return arrival;
    },
    oldestMs() {
      const since = [...clients.values()].map(([first]) => first?.at ?? Infinity);
      return size === 0 ? 0 : performance.now() - Math.min(...since);
    },
  };
}
