import type { Procedure, ProcedureEffects, ProcedureFields } from '@tajmeelspot/contract/operator/procedures.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { isListed, isTreatable } from '#app/venues/venue/listed-queries.ts';
import { alike, rowsOf } from '../list-queries.ts';

type ProcedureSearch = { readonly search: string; readonly licenceClass: string | undefined };

/** The procedures that can be chosen, in the order of their groups: all, or those that a search finds. */
export const listProcedures = (db: Database, language: Language, { search, licenceClass }: ProcedureSearch) => {
  const texts = sql<string>`lower(all_texts(p.name) || ' ' || array_to_string(p.spellings || p.signals, ' '))`;
  const ofClass = licenceClass === undefined ? sql`true` : sql`p.licence_class = ${licenceClass}`;
  // As the search of the site folds words, for those of another keyboard: once, not for each row.
  const folded = sql`(select fold_text(${search}))`;
  const isFolded = sql`exists (select from procedure_spellings f where f.procedure_id = p.id
    and ${folded} <> '' and position(${folded} in f.folded) > 0)`;
  return rowsOf(
    db,
    sql<Procedure>`
      select ${columns}, in_language(c.label, ${language}) as category, in_language(g.name, ${language}) as "group",
        (select count(*)::int from treatments t where t.procedure_id = p.id) as treatments
      from procedures p join procedures g on g.id = p.parent_id join categories c on c.id = p.category_id
      where p.retired_at is null and ${ofClass} and (${alike(texts, search)} or ${isFolded})
      order by g.position, p.position limit 1000`,
  );
};

const columns: RawBuilder<unknown> = sql`p.id, p.name, p.spellings, p.signals, p.licence_class,
  p.usual_minutes as duration, p.usual_from_iqd::int as from_iqd, p.usual_to_iqd::int as to_iqd`;

/** Locks a procedure until the transaction ends; groups are none. */
export async function lockProcedure(db: Database, id: number) {
  const found = await rowsOf(
    db,
    sql<ProcedureFields>`select ${columns} from procedures p
      where p.id = ${id} and p.parent_id is not null and p.retired_at is null for update`,
  );
  return found[0];
}

/** Changes a procedure; triggers judge its treatments at the end of the transaction. */
export const updateProcedure = (db: Database, id: number, given: ProcedureFields) =>
  sql`update procedures set name = ${JSON.stringify(given.name)}::jsonb, spellings = ${given.spellings},
    signals = ${given.signals}, licence_class = ${given.licence_class}, usual_minutes = ${given.duration},
    usual_from_iqd = ${given.from_iqd}, usual_to_iqd = ${given.to_iqd} where id = ${id}`.execute(db);

/** The published services that have a treatment of a procedure. */
export async function listServicesOf(db: Database, id: number): Promise<number[]> {
  const found = await rowsOf(
    db,
    sql<{ id: number }>`select distinct s.id from services s join treatments t on t.service_id = s.id
      where t.procedure_id = ${id} and s.status = 'published'`,
  );
  return found.map((one) => one.id);
}

/** Whether there is such a procedure. */
export const hasProcedure = async (db: Database, id: number): Promise<boolean> =>
  (await rowsOf(db, sql`select from procedures where id = ${id} and parent_id is not null and retired_at is null`))
    .length > 0;

/** What is shown today and would not be with another licence class. */
export async function findEffects(
  db: Database,
  language: Language,
  id: number,
  licenceClass: string,
): Promise<ProcedureEffects> {
  const found = await rowsOf(
    db,
    sql<ProcedureEffects>`
      with lost as (
        select t.id, in_language(v.name, ${language}) as venue, in_language(s.title, ${language}) as service,
          in_language(t.title, ${language}) as title
        from treatments t join services s on s.id = t.service_id join venues v on v.id = s.venue_id
        where t.procedure_id = ${id} and ${isListed('s')} and ${isTreatable('t')}
          and licensed_until(v.id, ${licenceClass}) < baghdad_today())
      select (select count(*)::int from lost) as count,
        coalesce((select jsonb_agg(to_jsonb(l) order by l.venue, l.id)
          from (select * from lost order by venue, id limit 50) l), '[]') as treatments,
        (select count(distinct coalesce(b.first_item_id, b.id))::int from bookings b where b.treatment_id in (select id from lost)
          and b.status in ('pending', 'confirmed') and upper(b.during) > current_moment()) as bookings`,
  );
  return found[0] ?? { count: 0, treatments: [], bookings: 0 };
}
