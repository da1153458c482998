import type { Approval } from '@tajmeelspot/contract/operator/approvals.ts';
import { venueActions } from '@tajmeelspot/contract/operator/kinds.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { isListed } from '#app/venues/venue/listed-queries.ts';
import { rowsOf } from '../list-queries.ts';

/** What an operator looks at of a venue, and the language of its owner's messages. */
export async function findVenueFacts(db: Database, language: Language, id: number) {
  const found = await rowsOf(
    db,
    sql<Approval['venue_facts'] & { language: Language }>`
      select v.id, array(select distinct value from jsonb_each_text(v.name)) as names, v.type,
        in_language(y.name, ${language}) as city, in_language(v.district, ${language}) as district,
        in_language(v.address, ${language}) as address, v.phone, v.latitude, v.longitude, v.is_women_only,
        to_json(v.created_at) #>> '{}' as created_at, to_json(v.approved_at) #>> '{}' as approved_at,
        coalesce(u.message_language, u.language) as language,
        jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email, 'has_proven_phone', u.proven_phone is not null,
          'is_venue_phone', coalesce(replace(u.proven_phone, ' ', '') = replace(v.phone, ' ', ''), false),
          'since', u.created_at) as owner,
        coalesce((select jsonb_agg(jsonb_build_object('id', w.id, 'name', in_language(w.name, ${language}),
            'city', in_language(c.name, ${language}), 'owner', o.name, 'likeness_percent', round(100 * a.likeness::numeric)::int)
            order by a.likeness desc, w.id)
          from (select * from venues_alike(v.id) order by likeness desc limit 8) a join venues w on w.id = a.venue_id
            join cities c on c.id = w.city_id join users o on o.id = w.owner_id), '[]') as look_alikes,
        coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'title', in_language(s.title, ${language}),
            'status', s.status, 'is_listed', ${isListed('s')}) order by s.id)
          from services s where s.venue_id = v.id), '[]') as services,
        (select count(*)::int from bookings b where b.venue_id = v.id and b.status = 'pending'
          and (b.first_item_id is null or b.first_item_id = b.id)) as open_requests,
        coalesce((select jsonb_agg(jsonb_build_object('class', l.class, 'number', l.number, 'expires_on', l.expires_on,
            'is_valid', l.expires_on >= baghdad_today()) order by l.class)
          from licences l where l.venue_id = v.id), '[]') as licences,
        coalesce((select jsonb_agg(jsonb_build_object('kind', h.action, 'at', h.created_at, 'by', h.name, 'reason', h.reason)
            order by h.created_at desc)
          from (select substr(e.kind, 10) as action, e.created_at, o.name, e.detail ->> 'reason' as reason
            from audit_entries e left join users o on o.id = e.user_id
            where e.kind = any(${venueActions.map((action) => `operator.${action}`)}) and e.detail ->> 'venue' = v.id::text
            order by e.id desc limit 20) h), '[]') as history
      from venues v join cities y on y.id = v.city_id join users u on u.id = v.owner_id where v.id = ${id}`,
  );
  return found[0];
}

/** What an operator looks at of a licence that was handed in. */
export async function findLicenceFacts(db: Database, language: Language, id: number) {
  const found = await rowsOf(
    db,
    sql<NonNullable<Approval['licence']>>`
      select a.id, a.class, a.number, a.holder, a.expires_on::text as expires_on, a.document is not null as has_document,
        a.state, to_json(a.handed_in_at) #>> '{}' as handed_in_at, to_json(a.decided_at) #>> '{}' as decided_at, a.reply,
        similarity(fold_text(a.holder), fold_text(u.name)) >= 0.5 as is_owner,
        coalesce((select jsonb_agg(jsonb_build_object('id', w.id, 'name', in_language(w.name, ${language}), 'owner', o.name,
            'is_same_owner', w.owner_id = v.owner_id) order by w.id)
          from venues w join users o on o.id = w.owner_id
          where w.id <> v.id and (exists (select from licences l where l.venue_id = w.id
              and licence_key(l.number) = licence_key(a.number))
            or exists (select from licence_applications p where p.venue_id = w.id and p.state <> 'withdrawn'
              and licence_key(p.number) = licence_key(a.number)))), '[]') as used_by,
        array(select distinct in_language(d.name, ${language}) from services s join treatments t on t.service_id = s.id
          join procedures d on d.id = t.procedure_id where s.venue_id = v.id and d.licence_class = a.class order by 1) as opens
      from licence_applications a join venues v on v.id = a.venue_id join users u on u.id = v.owner_id
      where a.id = ${id}`,
  );
  return found[0];
}

/** What an operator reads of texts that are held. */
export async function findTextFacts(db: Database, language: Language, serviceId: number) {
  const found = await rowsOf(
    db,
    sql<NonNullable<Approval['text']>>`
      select in_language(s.title, ${language}) as title, r.found_words as words, r.classes,
        ${textsOfService} as texts,
        coalesce((select jsonb_agg(jsonb_build_object('title', in_language(t.title, ${language}), 'procedure', in_language(p.name, ${language}),
            'licence_class', p.licence_class) order by t.position, t.id)
          from treatments t join procedures p on p.id = t.procedure_id where t.service_id = s.id), '[]') as treatments
      from text_reviews r join services s on s.id = r.service_id where s.id = ${serviceId}`,
  );
  return found[0];
}

/** What texts_of_service reads of the service `s`, and the titles of its treatments, each language of a text for itself. */
const textsOfService = sql`array(
  select l.value from (
    select 1 as place, 0 as nth, s.title as texts
    union all select 2, 0, s.description
    union all select 3, 0, s.full_description
    union all select 4, 0, s.discount_offer
    union all select 5, 0, s.discount_instructions
    union all select 6, t.position, t.title from treatments t where t.service_id = s.id
    union all select 7, k.nth, k.value from jsonb_each(s.picture_texts) with ordinality k(key, value, nth)
    union all select 8, 0, v.name from venues v where v.id = s.venue_id
    union all select 9, g.id, g.name from service_tags st join tags g on g.id = st.tag_id where st.service_id = s.id
    union all select 10, e.id, n.texts from service_employees se join employees e on e.id = se.employee_id
      cross join lateral (values (e.name::jsonb), (e.job::jsonb)) n(texts) where se.service_id = s.id
  ) o cross join lateral jsonb_each_text(o.texts) l
  order by o.place, o.nth, array_position(array['en', 'ar', 'ckb'], l.key))`;
