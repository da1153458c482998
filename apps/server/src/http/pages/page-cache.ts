import { LRUCache } from 'lru-cache';
import type { Changes, ChangeTags } from '../changes.ts';
import { type CachedPage, packPage, type RenderedPage } from './packed-page.ts';

/** Who asks for a page, and how it is made where it is not kept; it may throw where too much is being made. */
type PageRequest = { readonly reader: string; readonly render: () => Promise<RenderedPage> };

type KeptPage = CachedPage & {
  readonly tags: ChangeTags;
  /** Milliseconds of the process's clock; then it is made anew. */
  freshUntil: number;
  /** The day on which it was made: what it calls today. */
  readonly day: string;
  /** The client that it was made for. */
  readonly reader: string;
};

/** Free times pass by themselves: no page is sent for longer than this where a new one can be made. */
const freshMs = 60_000;
/** While none can be made, an older one is better than none. */
const keptMs = 24 * 3_600_000;
/** A reader who waits longer for a new page gets the older one. */
const maxWaitMs = 1000;
/** Memory of the pages that one client has asked for, and of those that several have, bytes. */
const bytesOfOne = 16 * 1024 * 1024;
const bytesOfMany = 48 * 1024 * 1024;

/**
 * Keeps pages as compressed bytes until something they show changes. Pages that are asked for at once are made once;
 * one that changes while it is being made is sent but not kept. Pages that several clients read have room of their own,
 * which no single client can fill. While no page can be made (no database, too much work), kept ones are still sent.
 * `today` gives the day as pages know it: one of another day is sent only where none can be made.
 */
export function createPageCache(changes: Changes, today: () => string) {
  const [ofOne, ofMany] = [openRoom(bytesOfOne), openRoom(bytesOfMany)];
  const making = new Map<string, { page: Promise<CachedPage>; changed: Set<string> }>();
  changes.subscribe((tags) => {
    for (const { changed } of making.values()) for (const tag of tags ?? ['*']) changed.add(tag);
    for (const pages of [ofOne, ofMany]) dropChanged(pages, tags);
  });
  const make = async (key: string, { reader, render }: PageRequest, changed: Set<string>): Promise<CachedPage> => {
    const day = today();
    try {
      const rendered = await render();
      const { tags } = rendered;
      const page = await packPage(rendered);
      const isSame = !changed.has('*') && !tags.some((tag) => changed.has(tag));
      const room = ofMany.has(key) ? ofMany : ofOne;
      if (page.status === 200 && isSame) room.set(key, { ...page, tags, reader, freshUntil: now() + freshMs, day });
      else if (page.status < 500) for (const pages of [ofOne, ofMany]) pages.delete(key);
      return page;
    } finally {
      making.delete(key);
    }
  };
  const find = (key: string, reader: string): KeptPage | undefined => {
    const known = ofMany.get(key);
    if (known) return known;
    const page = ofOne.get(key);
    if (page && page.reader !== reader) {
      ofOne.delete(key);
      ofMany.set(key, page);
    }
    return page;
  };
  return {
    /** The page of a key. Throws what `render` throws where no older page is kept. */
    async get(key: string, request: PageRequest): Promise<CachedPage> {
      const kept = find(key, request.reader);
      const isOfToday = kept?.day === today();
      if (kept && isOfToday && kept.freshUntil > now()) return kept;
      const begun = making.get(key)?.page;
      if (begun) return kept ? orKept(begun, kept, isOfToday) : begun;
      const changed = new Set<string>();
      const page = make(key, request, changed);
      making.set(key, { page, changed });
      return kept ? orKept(page, kept, isOfToday) : page;
    },
  };
}

/** Room for pages of `maxSize` bytes in total; the one that was asked for the longest ago goes first. */
const openRoom = (maxSize: number) =>
  new LRUCache<string, KeptPage>({
    maxSize,
    ttl: keptMs,
    // The two ways of packing take less than the page itself.
    sizeCalculation: ({ length }) => 2 * length + 500,
  });

const now = (): number => performance.now();

/** Forgets the pages that show something of the tags; where some may have been missed, every page is made anew. */
function dropChanged(pages: LRUCache<string, KeptPage>, tags: ChangeTags | undefined): void {
  const dropped = new Set(tags);
  for (const [key, page] of pages.entries()) {
    if (!tags) page.freshUntil = 0;
    else if (page.tags.some((tag) => dropped.has(tag))) pages.delete(key);
  }
}

/** The new page; the kept one where the new one fails, or, of the same day, takes longer than its reader waits. */
async function orKept(page: Promise<CachedPage>, kept: CachedPage, isOfToday: boolean): Promise<CachedPage> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<CachedPage>((resolve) => {
    timer = setTimeout(() => resolve(kept), maxWaitMs);
  });
  const made = page.then(
    (answer) => (answer.status < 500 ? answer : kept),
    () => kept,
  );
  return Promise.race(isOfToday ? [made, timeout] : [made]).finally(() => clearTimeout(timer));
}
