/** How much of one class of work is done at a time, and who waits for it how long. */
export type WorkLimits = {
  /** Name in metrics. */
  readonly name: string;
  /** Done at a time. */
  readonly parallel: number;
  /** Done at a time for one client at most, so that the others have some room at once; as much as for all where absent. */
  readonly parallelOfOne?: number;
  /** Waiting at most; what comes then is refused at once. */
  readonly waiting: number;
  /** Under way and waiting for one client at most. */
  readonly ofOneClient: number;
  /** Refused where its turn has not come after so long, milliseconds. */
  readonly waitMs: number;
};

/** What becomes of a request that arrives: one of the two is called, at once or later. */
export type Arrival = { readonly begin: () => void; readonly refuse: () => void };

/**
 * Requests that have arrived and of which nothing is read yet, so that each costs next to nothing while it waits. Clients
 * take turns: many requests of one keep no other one waiting.
 */
export type ArrivalQueue = {
  readonly name: string;
  /** Lets a request begin when it may; gives what is to be called once it has ended, or its client has left. */
  enter(client: string, arrival: Arrival): () => void;
  /** How much is under way, waits, and was refused since the start; the age of the oldest that waits, milliseconds. */
  state(): { running: number; waiting: number; refused: number; oldestMs: number };
};

type QueuedArrival = Arrival & {
  readonly client: ClientLoad;
  readonly at: number;
  state: 'queued' | 'running' | 'over';
  timer?: NodeJS.Timeout;
};

/** What one client has here; who has nothing is forgotten, so that strangers fill no memory. */
type ClientLoad = { readonly name: string; readonly queued: QueuedArrival[]; running: number; lastBegun: number };

/** Opens the queue before a class of work. */
export function openArrivalQueue(limits: WorkLimits): ArrivalQueue {
  const { name, parallel, parallelOfOne = parallel, waiting: maxWaiting, ofOneClient, waitMs } = limits;
  const clients = openClients();
  let [running, waiting, refused] = [0, 0, 0];
  const begin = (arrival: QueuedArrival) => {
    arrival.state = 'running';
    clients.begin(arrival.client);
    running += 1;
    arrival.begin();
  };
  const leaveQueue = (arrival: QueuedArrival) => {
    clearTimeout(arrival.timer);
    const { queued } = arrival.client;
    queued.splice(queued.indexOf(arrival), 1);
    waiting -= 1;
    return arrival;
  };
  const refuse = (arrival: QueuedArrival) => {
    arrival.state = 'over';
    refused += 1;
    clients.forget(arrival.client);
    arrival.refuse();
  };
  const giveUp = (arrival: QueuedArrival) => refuse(leaveQueue(arrival));
  const enqueue = (arrival: QueuedArrival) => {
    arrival.client.queued.push(arrival);
    waiting += 1;
    arrival.timer = setTimeout(giveUp, waitMs, arrival);
  };
  const end = (arrival: QueuedArrival) => {
    const { state, client } = arrival;
    if (state === 'over') return;
    arrival.state = 'over';
    if (state === 'queued') leaveQueue(arrival);
    else [running, client.running] = [running - 1, client.running - 1];
    clients.forget(client);
    const next = waiting > 0 && running < parallel ? clients.findNext(parallelOfOne) : undefined;
    if (next) begin(leaveQueue(next));
  };
  const enter: ArrivalQueue['enter'] = (clientName, given) => {
    const client = clients.of(clientName);
    const arrival: QueuedArrival = { client, at: performance.now(), state: 'queued', ...given };
    if (running < parallel && client.running < parallelOfOne) begin(arrival);
    else if (waiting < maxWaiting && client.queued.length + client.running < ofOneClient) enqueue(arrival);
    else refuse(arrival);
    return () => end(arrival);
  };
  return { name, enter, state: () => ({ running, waiting, refused, oldestMs: clients.oldestMs() }) };
}

/** Clients that have something here. */
function openClients() {
  const clients = new Map<string, ClientLoad>();
  let begun = 0;
  return {
    of(name: string): ClientLoad {
      const client = clients.get(name) ?? { name, queued: [], running: 0, lastBegun: 0 };
      clients.set(name, client);
      return client;
    },
    begin(client: ClientLoad): void {
      client.running += 1;
      client.lastBegun = ++begun;
    },
    forget({ name, queued, running }: ClientLoad): void {
      if (running === 0 && queued.length === 0) clients.delete(name);
    },
    findNext: (max: number) => findNext(clients.values(), max),
    oldestMs(): number {
      const since = [...clients.values()].map(({ queued: [first] }) => first?.at ?? Infinity);
      const oldest = Math.min(Infinity, ...since);
      return oldest === Infinity ? 0 : performance.now() - oldest;
    },
  };
}

/** Of the clients with room for more, the one that has the least under way and whose turn was the longest ago. */
function findNext(clients: Iterable<ClientLoad>, max: number): QueuedArrival | undefined {
  let next: ClientLoad | undefined;
  for (const client of clients) {
    if (client.queued.length === 0 || client.running >= max) continue;
    const less = next && (client.running - next.running || client.lastBegun - next.lastBegun);
    if (less === undefined || less < 0) next = client;
  }
  return next?.queued[0];
}
