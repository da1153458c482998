import { LRUCache } from 'lru-cache';
import type { Changes, ChangeTags } from '../changes.ts';
import type { PackedAnswer } from './packed-answer.ts';

/** An answer that was just made, with the tags of everything it shows. */
export type MadeAnswer = {
  readonly packed: PackedAnswer;
  readonly tags: ChangeTags;
  /** It shows what passes by itself, or is meant for one reader. */
  readonly isForNow?: boolean;
  /** What metrics and the log call it; a page has no name of its own. */
  readonly route?: string;
};

/** Reads what an answer is made from as a short text, another one whenever the answer would be another; undefined where that is not known. */
export type FindState = () => Promise<string | undefined>;

/** Who asks for an answer, and how it is made where it is not kept; it may throw where too much is being made. */
type AnswerRequest = {
  readonly reader: string;
  readonly make: () => Promise<MadeAnswer>;
  /** Does work when its turn comes. */
  readonly admit?: <T>(work: () => Promise<T>) => Promise<T>;
  readonly findState?: FindState | undefined;
  /** Whether it has to be the answer of this very moment. */
  readonly isExact?: boolean;
  /** Whether it shows what passes by itself, so that it is never sent uncompared. */
  readonly isPassing?: boolean;
};

/** How long answers are kept, milliseconds from the beginning of their making, and how much memory they take. */
export type StoringRules = {
  /** For so long an answer is sent as it is; then it is made anew. */
  readonly freshMs: number;
  /** For so long it is sent while no new one can be made, or where making it takes longer than `maxWaitMs`. */
  readonly keptMs: number;
  /** A reader who waits longer for a new answer gets the older one. */
  readonly maxWaitMs: number;
  /** When something it shows changes, an answer is forgotten, or stays what it is until it is fresh no more. */
  readonly onChange: 'forget' | 'stay';
  /** The day as answers know it; one of another day is sent only where none can be made. */
  readonly today?: () => string;
  /** An answer whose state can be read is kept for so long, to be sent again where that is the same. */
  readonly comparedMs?: number;
  /** Memory of the answers that one client has asked for, and of those that several have, bytes. */
  readonly bytesOfOne: number;
  readonly bytesOfMany: number;
};

/** An answer that is kept; `isSame` says whether it would be made as it is at this moment, where that can be said. */
type KnownAnswer = PackedAnswer & {
  readonly route: string | undefined;
  readonly isSame: (() => Promise<boolean>) | undefined;
  readonly isPassing: boolean;
};

type KeptAnswer = KnownAnswer & {
  readonly tags: ChangeTags;
  /** What it was made from; undefined for one that was asked for once, or has no such state. */
  readonly state: string | undefined;
  /** Milliseconds of the process's clock. */
  begunAt: number;
  freshUntil: number;
  /** The day on which it was made: what it calls today. */
  day: string;
  /** The client that it was made for. */
  readonly reader: string;
};

/** The answers of a process that are the same for everybody, by their keys. */
export type KeptAnswers = {
  /** Whether there is something to send under a key. */
  has(key: string): boolean;
  /** The answer of a key for a client where it is fresh: it is sent, and none is made. */
  findFresh(key: string, reader: string): KnownAnswer | undefined;
  /** The answer of a key for a client, however old, where it can be compared. */
  findComparable(key: string, reader: string): KnownAnswer | undefined;
  /** The answer of a key. Throws what `make` throws where no older answer is kept. */
  get(key: string, request: AnswerRequest): Promise<PackedAnswer>;
};

/**
 * Keeps answers as packed bytes until something they show changes. Answers that are asked for at once are made once; one
 * that changes while it is being made is sent but not kept as a fresh one. Answers that several clients read have room of
 * their own, which no single client can fill. Only those of 200 are kept.
 */
export function storeAnswers(changes: Pick<Changes, 'subscribe'>, rules: StoringRules): KeptAnswers {
  const rooms = { ofOne: openRoom(rules.bytesOfOne), ofMany: openRoom(rules.bytesOfMany) };
  const today = rules.today ?? (() => '');
  /** By their keys; those that nobody else waits for by a name of their own. */
  const making = new Map<string | symbol, { answer: Promise<PackedAnswer>; changed: Set<string> }>();
  const recordChange = (tags: ChangeTags | undefined) => {
    for (const { changed } of making.values()) for (const tag of tags ?? ['*']) changed.add(tag);
    for (const room of Object.values(rooms)) forgetChanged(room, tags);
  };
  if (rules.onChange === 'forget') changes.subscribe(recordChange);
  const begin = (key: string, request: AnswerRequest): Promise<PackedAnswer> => {
    const changed = new Set<string>();
    const name = request.isExact || request.isPassing ? Symbol(key) : key;
    const make = () => makeAnswer({ rooms, rules, day: today(), changed }, key, request);
    const answer = (request.admit?.(make) ?? make()).finally(() => making.delete(name));
    making.set(name, { answer, changed });
    return answer;
  };
  const isFresh = (kept: KeptAnswer) => kept.freshUntil > now() && kept.day === today();
  return {
    has: (key) => rooms.ofMany.has(key) || rooms.ofOne.has(key),
    findFresh(key, reader) {
      const kept = findAnswer(rooms, key, reader);
      return kept && isFresh(kept) ? kept : undefined;
    },
    findComparable(key, reader) {
      const kept = findAnswer(rooms, key, reader);
      return kept?.isSame && kept;
    },
    async get(key, request) {
      if (request.isExact || request.isPassing) return begin(key, request);
      const found = findAnswer(rooms, key, request.reader);
      const kept = found && found.begunAt + rules.keptMs > now() ? found : undefined;
      if (kept && isFresh(kept)) return kept;
      const isOfToday = kept?.day === today();
      const begun = making.get(key)?.answer ?? begin(key, request);
      return kept ? orKept(begun, kept, isOfToday ? rules.maxWaitMs : Infinity) : begun;
    },
  };
}

type Making = {
  readonly rooms: Rooms;
  readonly rules: StoringRules;
  readonly day: string;
  /** Tags of what has changed since it was begun; '*' for all. */
  readonly changed: ReadonlySet<string>;
};

/** Makes an answer and keeps it; one whose state is what it was is kept for longer instead. */
async function makeAnswer(making: Making, key: string, request: AnswerRequest): Promise<PackedAnswer> {
  const { rooms, rules, day } = making;
  const { reader, findState, isPassing = false } = request;
  const begunAt = now();
  const former = rooms.ofMany.get(key) ?? rooms.ofOne.get(key);
  // Before the making: what changes meanwhile is newer than the state that the answer bears. Where it cannot be read, the
  // making says what is wrong.
  const state = former && (await findState?.().catch(() => undefined));
  if (former && state !== undefined && state === former.state)
    return Object.assign(former, {
      begunAt,
      day,
      freshUntil: isPassing ? 0 : begunAt + freshMsOf(making, former.tags),
    });
  const { packed, tags, isForNow = false, route } = await request.make();
  const isFor = freshMsOf(making, tags);
  const ttl = Math.floor(begunAt + ((findState && rules.comparedMs) || rules.keptMs) - now());
  const isSame = findState && state !== undefined ? async () => (await findState()) === state : undefined;
  const room = rooms.ofMany.has(key) ? rooms.ofMany : rooms.ofOne;
  const times = { begunAt, day, freshUntil: isPassing ? 0 : begunAt + isFor };
  if (packed.status === 200 && !isForNow && isFor > 0 && ttl > 0)
    room.set(key, { ...packed, tags, route, state, isSame, isPassing, reader, ...times }, { ttl });
  else if (packed.status < 500) for (const answers of Object.values(rooms)) answers.delete(key);
  return packed;
}

/** How long an answer is fresh from the beginning of its making, milliseconds; one that changed meanwhile is not. */
const freshMsOf = ({ rules, changed }: Making, tags: ChangeTags): number =>
  changed.has('*') || tags.some((tag) => changed.has(tag)) ? 0 : rules.freshMs;

type Room = LRUCache<string, KeptAnswer>;
type Rooms = { readonly ofOne: Room; readonly ofMany: Room };

/** Room for answers of `maxSize` bytes in total; the one that was asked for the longest ago goes first. */
const openRoom = (maxSize: number) =>
  new LRUCache<string, KeptAnswer>({
    maxSize,
    // Each answer has its own; without one here there would be none to set.
    ttl: 1,
    // The two ways of packing take less than the answer itself.
    sizeCalculation: ({ length }) => 2 * length + 500,
  });

/** The answer of a key; one that a second client asks for moves from the room of one to the room of many. */
function findAnswer({ ofOne, ofMany }: Rooms, key: string, reader: string): KeptAnswer | undefined {
  const known = ofMany.get(key);
  if (known) return known;
  const answer = ofOne.get(key);
  if (answer && answer.reader !== reader) {
    const ttl = ofOne.getRemainingTTL(key);
    ofOne.delete(key);
    ofMany.set(key, answer, { ttl });
  }
  return answer;
}

const now = (): number => performance.now();

/** Forgets the answers that show something of the tags; where some may have been missed, every answer is made anew. */
function forgetChanged(room: Room, tags: ChangeTags | undefined): void {
  const changed = new Set(tags);
  for (const [key, answer] of room.entries()) {
    if (!tags) answer.freshUntil = 0;
    else if (answer.tags.some((tag) => changed.has(tag))) room.delete(key);
  }
}

/** The new answer; the kept one where the new one fails, or takes longer than its reader waits. */
async function orKept(begun: Promise<PackedAnswer>, kept: PackedAnswer, maxWaitMs: number): Promise<PackedAnswer> {
  const made = begun.then(
    (answer) => (answer.status < 500 ? answer : kept),
    () => kept,
  );
  if (maxWaitMs === 0) return kept;
  if (maxWaitMs === Infinity) return made;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<PackedAnswer>((resolve) => {
    timer = setTimeout(() => resolve(kept), maxWaitMs);
  });
  return Promise.race([made, timeout]).finally(() => clearTimeout(timer));
}
