import type { Review } from '@tajmeelspot/contract/catalog.ts';
import { type RawBuilder, sql } from 'kysely';

/** A review as a statement reads it: the author's picture is still a file's, the name in full, `at` an instant as JSON has it. */
export type ReviewRow = Omit<Review, 'date_time' | 'created_at' | 'user' | 'reply' | 'pictures'> & {
  at: string;
  alias: string | null;
  reply: { text: string; at: string } | null;
  pictures: { id: number; name: string; state: 'waiting' | 'approved' }[];
};

/** Columns of a review `r` that the user `u` wrote of the service `s`, as `askerId` sees it (a visitor where undefined). */
export const reviewColumns = (askerId: number | undefined): RawBuilder<unknown> => sql`
  r.id, r.rating, r.comment, u.name, u.alias, case when u.alias is null then u.image end as image, to_jsonb(r.created_at) as at, r.updated_at is not null as updated, r.voice,
  exists (select from bookings b where b.venue_id = s.venue_id and b.customer_id = r.user_id
    and b.status = 'completed') as is_verified,
  (select jsonb_build_object('text', y.text, 'at', y.created_at) from review_replies y where y.review_id = r.id) as reply,
  (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'name', i.name, 'state', i.state) order by i.position), '[]')
    from review_pictures i where i.review_id = r.id and (i.state = 'approved' or i.state = 'waiting' and ${isOwn(askerId)})) as pictures,
  (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'reply', i.reply) order by i.position), '[]')
    from review_pictures i where i.review_id = r.id and i.state = 'declined' and ${isOwn(askerId)}) as declined_pictures,
  ${isOwn(askerId)} as is_own`;

const isOwn = (askerId: number | undefined) => (askerId === undefined ? sql`false` : sql`r.user_id = ${askerId}`);
