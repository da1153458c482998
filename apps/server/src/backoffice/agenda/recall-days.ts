import { LRUCache } from 'lru-cache';
import { todayAt, zone } from '#app/availability/availability.ts';
import { bookingVersions } from '#app/booking/booking.ts';
import { toDate } from '#app/database/connection.ts';
import { gatherReads } from '#app/database/statements.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { agendaVersionsWith } from './agenda-version-queries.ts';

/** Days of a venue; `from` and `to` are their midnights. */
export type AskedDays = {
  readonly venueId: number;
  readonly first: Temporal.PlainDate;
  readonly count: number;
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
  readonly isAll: boolean;
};

/** What is sent of some days, and when it may be another though no row is, milliseconds since 1970. */
type WrittenDays = { readonly json: string; readonly passesAt: number };

/** The same with what it was written from, and when, milliseconds since 1970. */
type KeptDays = WrittenDays & { readonly state: string; readonly writtenAt: number };

/**
 * What is sent of some days: what was written for the same reader, where its rows are as they were and no time has passed that
 * changes it, else what `write` gives now. It sees the same moment as the state that is kept with it, or a later one: then the next
 * comparison fails once too often, never once too seldom.
 */
export async function recallDays(
  deps: Deps,
  actor: MemberActor,
  asked: AskedDays,
  write: (reads: Deps) => Promise<WrittenDays>,
): Promise<string> {
  const days = roomOf(deps);
  const { venueId, first, count, isAll } = asked;
  const key = [venueId, actor.member.id, actor.locale, deps.env.basePath, first, count, isAll].join(' ');
  const now = deps.clock.now().epochMilliseconds;
  const kept = days.get(key);
  const state = kept && (await findState(deps, actor, asked));
  if (kept && kept.state === state && kept.writtenAt <= now && now < kept.passesAt) return kept.json;
  const reads = { ...deps, db: gatherReads(deps.db) };
  const [written, own] = await Promise.all([write(reads), state ?? findState(reads, actor, asked)]);
  days.set(key, { ...written, state: own, writtenAt: now });
  return written.json;
}

/** What days are written from, for everybody who reads them by the same key. */
function findState({ db, clock }: Deps, { member }: MemberActor, asked: AskedDays): Promise<string> {
  const { venueId, first, count, from, to } = asked;
  // The days beside them: a night reaches into the next one.
  const [firstDay = '', lastDay = ''] = [-1, count].map((days) => first.add({ days }).toString());
  const before = toDate(todayAt(clock.now()).toZonedDateTime(zone).toInstant());
  const time = { firstDay, lastDay, from: toDate(from), to: toDate(to), before };
  return findAgendaVersions(db, { venueId, readerId: member.id, ...time });
}

const findAgendaVersions = agendaVersionsWith(bookingVersions);

/** The days that were read last, some 60 kB for forty bookings. What somebody had erased is gone from here in ten minutes. */
function roomOf({ memory }: Deps): LRUCache<string, KeptDays> {
  const known = rooms.get(memory);
  if (known) return known;
  const room = new LRUCache<string, KeptDays>({
    maxSize: 32_000_000,
    sizeCalculation: ({ json, state }) => 2 * json.length + state.length + 500,
    ttl: 600_000,
    ttlResolution: 60_000,
    ttlAutopurge: true,
  });
  rooms.set(memory, room);
  return room;
}

const rooms = new WeakMap<Deps['memory'], LRUCache<string, KeptDays>>();
