import type { ServiceSummary } from '@tajmeelspot/contract/catalog.ts';
import type { Sort } from '@tajmeelspot/contract/search.ts';
import { listFreeOn } from '#app/booking/booking.ts';
import { countServices, cursorOf, listServices } from '#app/catalog/catalog.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';

type SearchInput = {
  treatment?: string | undefined;
  postcode?: string | undefined;
  date?: string | undefined;
  type?: string | undefined;
  category?: string | undefined;
  city?: string | undefined;
  sort?: Sort | undefined;
  cursor?: string | undefined;
  limit: number;
};

/** Counting stops here; the page then says '1000+'. */
const mostCounted = 1000;
/** With a date, at most this many listings are looked at for one page; the next page goes on from there. */
const mostLookedAt = 500;

/** Published listings that match every criterion; with a date, only those that still have a free start on it. */
export async function searchServices(deps: Deps, actor: Actor, input: SearchInput) {
  const asked = { ...input, text: input.treatment, sort: input.sort ?? 'recommended' };
  if (input.date !== undefined) return { total: null, ...(await walkFree(deps, actor, asked, input.date)) };
  const [page, total] = await Promise.all([listServices(deps, actor, asked), countServices(deps, asked, mostCounted)]);
  return { total, ...page };
}

type Asked = Parameters<typeof listServices>[2];

async function walkFree(deps: Deps, actor: Actor, asked: Asked, date: string) {
  const rows: (ServiceSummary & { sort_key: string })[] = [];
  let cursor: string | null | undefined = asked.cursor;
  for (let looked = 0; looked < mostLookedAt; looked += 50) {
    const page = await listServices(deps, actor, { ...asked, cursor: cursor ?? undefined, limit: 50 });
    const free = await listFreeOn(
      deps,
      page.rows.map(({ id }) => id),
      date,
    );
    for (const row of page.rows) {
      if (free.has(row.id)) rows.push(row);
      // A page that was filled by the very last row of the very last batch has no next one.
      if (rows.length === asked.limit)
        return { rows, nextCursor: row === page.rows.at(-1) ? page.nextCursor : cursorOf(asked.sort, row) };
    }
    cursor = page.nextCursor;
    if (cursor === null) break;
  }
  return { rows, nextCursor: cursor ?? null };
}
