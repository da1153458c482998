import type { TermKind } from '@tajmeelspot/contract/operator/kinds.ts';
import type { Term } from '@tajmeelspot/contract/operator/terms.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { alike, below, type OperatorPage, rowsOf } from '../list-queries.ts';

type TermRow = { id: number; used: number; term: Term };

const maxCategories = 500;

/** Each kind: its columns, how many use it, and what is searched. */
const listed: Record<TermKind, { term: RawBuilder<Term>; used: RawBuilder<number>; text: RawBuilder<string> }> = {
  categories: {
    term: sql`jsonb_build_object('kind', 'categories', 'name', t.name, 'label', t.label, 'about', t.about,
      'parent_id', t.parent_id, 'position', t.position, 'is_retired', t.retired_at is not null,
      'licence_class', (select r.class from licence_rules r where r.category_id = t.id))`,
    used: sql`((select count(*) from services s where s.category_id = t.id)
      + (select count(*) from categories c where c.parent_id = t.id)
      + (select count(*) from procedures p where t.id in (p.category_id, p.also_category_id)))::int`,
    text: sql`lower(t.name || ' ' || all_texts(t.label))`,
  },
  tags: {
    term: sql`jsonb_build_object('kind', 'tags', 'name', t.name)`,
    used: sql`(select count(*)::int from service_tags s where s.tag_id = t.id)`,
    text: sql`lower(all_texts(t.name))`,
  },
  cities: {
    term: sql`jsonb_build_object('kind', 'cities', 'code', t.code, 'name', t.name, 'governorate_code',
      t.governorate_code, 'governorate', t.governorate)`,
    used: sql`(select count(*)::int from venues e where e.city_id = t.id)`,
    text: sql`lower(t.code || ' ' || all_texts(t.name) || ' ' || all_texts(t.governorate))`,
  },
  synonyms: {
    term: sql`jsonb_build_object('kind', 'synonyms', 'word', t.word, 'means', t.means)`,
    used: sql`0`,
    text: sql`t.word || ' ' || t.means`,
  },
};

/** A page of terms of a kind, the newest first; categories all at once, in the order of their tree. */
export function listTerms(db: Database, kind: TermKind, { search, cursor, limit }: OperatorPage): Promise<TermRow[]> {
  const { term, used, text } = listed[kind];
  const isWhole = kind === 'categories';
  const order = isWhole ? sql`t.places` : sql`t.id desc`;
  return rowsOf(
    db,
    sql<TermRow>`
      select t.id, ${used} as used, ${term} as term from ${sql.table(kind)} t
      where ${alike(text, search)} ${below(sql`t.id`, isWhole ? undefined : cursor)}
      order by ${order} limit ${isWhole ? maxCategories : limit}`,
  );
}

/** What stands in the way of a category where it is to lie; undefined where nothing does. The tree must be locked. */
export async function findObstacle(
  db: Database,
  id: number | undefined,
  term: CategoryPlace,
): Promise<CategoryObstacle | undefined> {
  const found = await rowsOf(
    db,
    sql<{ obstacle: CategoryObstacle | null }>`
      select case
        when ${term.parent_id}::bigint is not null and p.id is null then 'not_offered'
        when ${id ?? null}::bigint = any(p.branch) then 'category_circle'
        when coalesce(cardinality(p.branch), 0) + 1 + below.levels > 3 then 'category_depth'
        when p.retired_at is not null and not ${term.is_retired} then 'category_parent_retired'
        when ${term.is_retired} and below.is_used then 'category_has_children' end as obstacle
      from (select coalesce(max(cardinality(d.branch)) - min(cardinality(d.branch)), 0) as levels,
          coalesce(bool_or(d.retired_at is null and d.id <> ${id ?? null}::bigint), false) as is_used
        from categories d where d.branch @> array[${id ?? null}::bigint]) below
        left join categories p on p.id = ${term.parent_id}`,
  );
  return found[0]?.obstacle ?? undefined;
}

type CategoryObstacle =
  | 'not_offered'
  | 'category_circle'
  | 'category_depth'
  | 'category_parent_retired'
  | 'category_has_children';

type CategoryPlace = { readonly parent_id: number | null; readonly is_retired: boolean };

/** Locks the tree of categories until the transaction ends: its changes come one after the other. */
export const lockTree = (db: Database) => sql`select lock_categories()`.execute(db);

/** Locks a term until the transaction ends. */
export async function lockTerm(db: Database, kind: TermKind, id: number): Promise<TermRow | undefined> {
  const { term, used } = listed[kind];
  const found = await rowsOf(
    db,
    sql<TermRow>`select t.id, ${used} as used, ${term} as term from ${sql.table(kind)} t where t.id = ${id} for update of t`,
  );
  return found[0];
}

/** Enters a term; undefined where the name is taken. */
export async function insertTerm(db: Database, term: Term): Promise<number | undefined> {
  const found = await rowsOf(db, insertion(term));
  const id = found[0]?.id;
  if (term.kind === 'categories' && id !== undefined) await replaceRule(db, id, term.licence_class);
  return id;
}

/** Changes a term; false where another has that name. Names and codes that are part of addresses stay. */
export async function updateTerm(db: Database, id: number, term: Term): Promise<boolean> {
  if (term.kind === 'categories') await replaceRule(db, id, term.licence_class);
  return (await rowsOf(db, change(id, term))).length > 0;
}

/** Deletes a term. */
export const deleteTerm = (db: Database, kind: TermKind, id: number) =>
  sql`delete from ${sql.table(kind)} where id = ${id}`.execute(db);

type TermId = { id: number };

function insertion(term: Term): RawBuilder<TermId> {
  if (term.kind === 'categories') {
    return sql`insert into categories (name, label, about, parent_id, position, retired_at)
      values (${term.name}, ${json(term.label)}, ${term.about && json(term.about)}, ${term.parent_id}, ${term.position},
        case when ${term.is_retired} then current_moment() end) on conflict do nothing returning id`;
  }
  if (term.kind === 'tags') {
    return sql`insert into tags (name) select ${json(term.name)}
      where not exists (select from tags where name ->> 'en' = ${term.name.en}) returning id`;
  }
  if (term.kind === 'cities') {
    return sql`insert into cities (code, name, governorate_code, governorate)
      values (${term.code}, ${json(term.name)}, ${term.governorate_code}, ${json(term.governorate)})
      on conflict do nothing returning id`;
  }
  return sql`insert into synonyms (word, means) values (fold_text(${term.word}), fold_text(${term.means}))
    on conflict do nothing returning id`;
}

function change(id: number, term: Term): RawBuilder<TermId> {
  if (term.kind === 'categories') {
    return sql`update categories set label = ${json(term.label)}, about = ${term.about && json(term.about)},
      parent_id = ${term.parent_id}, position = ${term.position},
      retired_at = case when ${term.is_retired} then coalesce(retired_at, current_moment()) end
      where id = ${id} returning id`;
  }
  if (term.kind === 'tags') {
    return sql`update tags set name = ${json(term.name)} where id = ${id} returning id`;
  }
  if (term.kind === 'cities') {
    return sql`update cities set name = ${json(term.name)}, governorate_code = ${term.governorate_code},
      governorate = ${json(term.governorate)} where id = ${id} returning id`;
  }
  return sql`update synonyms set word = fold_text(${term.word}), means = fold_text(${term.means})
    where id = ${id} and not exists (select from synonyms o where o.id <> ${id}
      and o.word = fold_text(${term.word}) and o.means = fold_text(${term.means})) returning id`;
}

const json = (names: Record<string, string>) => sql`${JSON.stringify(names)}::jsonb`;

async function replaceRule(db: Database, category_id: number, kind: string | null): Promise<void> {
  await db.deleteFrom('licence_rules').where('category_id', '=', category_id).execute();
  if (kind !== null) await db.insertInto('licence_rules').values({ category_id, class: kind }).execute();
}

const users: Record<'categories' | 'tags' | 'cities', (id: number) => RawBuilder<unknown>> = {
  categories: (id) =>
    sql`s.category_id = any(array(select c.id from categories c where c.branch @> array[${id}::bigint]))`,
  tags: (id) => sql`exists (select from service_tags t where t.service_id = s.id and t.tag_id = ${id})`,
  cities: (id) => sql`s.city_id = ${id}`,
};

/** Indexes some services of a term anew, those after an id; gives the last id, undefined at the end. */
export async function refreshServices(
  db: Database,
  term: keyof typeof users,
  id: number,
  { after, max }: { after: number; max: number },
): Promise<number | undefined> {
  const found = await rowsOf(
    db,
    sql<TermId>`select s.id from services s where ${users[term](id)} and s.id > ${after} order by s.id limit ${max}`,
  );
  for (const one of found) await sql`call refresh_service(${one.id}::bigint)`.execute(db);
  return found.length === max ? found.at(-1)?.id : undefined;
}
