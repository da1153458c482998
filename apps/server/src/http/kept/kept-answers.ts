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

/** Who asks for an answer, and how it is made where it is not kept; it may throw where too much is being made. */
type AnswerRequest = { readonly reader: string; readonly make: () => Promise<MadeAnswer> };

/** How long answers are kept, milliseconds from the beginning of their making, and how much memory they take. */
export type StoringRules = {
  /** For so long an answer is sent as it is; then it is made anew. */
  readonly freshMs: number;
  /** For so long it is sent while no new one can be made, or where making it takes longer than `maxWaitMs`. */
  readonly keptMs: number;
  /** A reader who waits longer for a new answer gets the older one. */
  readonly maxWaitMs: number;
  /**
   * What happens to an answer when something it shows changes: it is forgotten; or it stays what it is for `keptMs` and is
   * made anew when it is asked for, but not more often than this.
   */
  readonly onChange: 'forget' | { readonly renewEveryMs: number };
  /** The day as answers know it; one of another day is sent only where none can be made. */
  readonly today?: () => string;
  /** Memory of the answers that one client has asked for, and of those that several have, bytes. */
  readonly bytesOfOne: number;
  readonly bytesOfMany: number;
};

type KeptAnswer = PackedAnswer & {
  readonly tags: ChangeTags;
  readonly route: string | undefined;
  /** Milliseconds of the process's clock. */
  readonly begunAt: number;
  freshUntil: number;
  /** The day on which it was made: what it calls today. */
  readonly day: string;
  /** The client that it was made for. */
  readonly reader: string;
};

/** The answers of a process that are the same for everybody, by their keys. */
export type KeptAnswers = {
  /** Whether there is something to send under a key. */
  has(key: string): boolean;
  /** The answer of a key for a client where it is fresh: it is sent, and none is made. */
  findFresh(key: string, reader: string): (PackedAnswer & { readonly route: string | undefined }) | undefined;
  /** The answer of a key. Throws what `make` throws where no older answer is kept. */
  get(key: string, request: AnswerRequest): Promise<PackedAnswer>;
};

/**
 * Keeps answers as packed bytes until something they show changes. Answers that are asked for at once are made once; one
 * that changes while it is being made is sent but not kept as a fresh one. Answers that several clients read have room of
 * their own, which no single client can fill. Only those of 200 are kept.
 */
export function storeAnswers(changes: Pick<Changes, 'subscribe'>, rules: StoringRules): KeptAnswers {
  const [ofOne, ofMany] = [openRoom(rules.bytesOfOne), openRoom(rules.bytesOfMany)];
  const today = rules.today ?? (() => '');
  const making = new Map<string, { answer: Promise<PackedAnswer>; changed: Set<string> }>();
  changes.subscribe((tags) => {
    for (const { changed } of making.values()) for (const tag of tags ?? ['*']) changed.add(tag);
    for (const room of [ofOne, ofMany]) recordChange(room, tags, rules);
  });
  const make = async (key: string, request: AnswerRequest, changed: Set<string>): Promise<PackedAnswer> => {
    const [begunAt, day] = [now(), today()];
    try {
      const { packed, tags, isForNow = false, route } = await request.make();
      const isSame = !changed.has('*') && !tags.some((tag) => changed.has(tag));
      const isFor = isSame ? rules.freshMs : rules.onChange === 'forget' ? 0 : rules.onChange.renewEveryMs;
      const ttl = Math.floor(begunAt + rules.keptMs - now());
      const room = ofMany.has(key) ? ofMany : ofOne;
      if (packed.status === 200 && !isForNow && isFor > 0 && ttl > 0)
        room.set(
          key,
          { ...packed, tags, route, begunAt, day, reader: request.reader, freshUntil: begunAt + isFor },
          { ttl },
        );
      else if (packed.status < 500) for (const answers of [ofOne, ofMany]) answers.delete(key);
      return packed;
    } finally {
      making.delete(key);
    }
  };
  const begin = (key: string, request: AnswerRequest): Promise<PackedAnswer> => {
    const changed = new Set<string>();
    const answer = make(key, request, changed);
    making.set(key, { answer, changed });
    return answer;
  };
  const isFresh = (kept: KeptAnswer) => kept.freshUntil > now() && kept.day === today();
  return {
    has: (key) => ofMany.has(key) || ofOne.has(key),
    findFresh(key, reader) {
      const kept = findAnswer(ofOne, ofMany, key, reader);
      return kept && isFresh(kept) ? kept : undefined;
    },
    async get(key, request) {
      const kept = findAnswer(ofOne, ofMany, key, request.reader);
      if (kept && isFresh(kept)) return kept;
      const isOfToday = kept?.day === today();
      const begun = making.get(key)?.answer ?? begin(key, request);
      return kept ? orKept(begun, kept, isOfToday ? rules.maxWaitMs : Infinity) : begun;
    },
  };
}

type Room = LRUCache<string, KeptAnswer>;

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
function findAnswer(ofOne: Room, ofMany: Room, key: string, reader: string): KeptAnswer | undefined {
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

/** Has the answers that show something of the tags made anew; where some may have been missed, every answer. */
function recordChange(room: Room, tags: ChangeTags | undefined, { onChange }: StoringRules): void {
  const changed = new Set(tags);
  for (const [key, answer] of room.entries()) {
    if (tags && !answer.tags.some((tag) => changed.has(tag))) continue;
    if (onChange !== 'forget') answer.freshUntil = Math.min(answer.freshUntil, answer.begunAt + onChange.renewEveryMs);
    else if (tags) room.delete(key);
    else answer.freshUntil = 0;
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
