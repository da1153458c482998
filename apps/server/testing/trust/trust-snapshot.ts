import type pg from 'pg';

type InLanguages = Readonly<Record<string, string>>;

/** Everything that the trust model judges by, as the tables have it; days are YYYY-MM-DD, times minutes since 1970 in Baghdad. */
export type TrustSnapshot = {
  readonly now: number;
  readonly today: string;
  readonly venues: readonly { id: number; name: InLanguages; is_women_only: boolean; is_approved: boolean }[];
  readonly employees: readonly { id: number; job: InLanguages; gender: string }[];
  readonly licences: readonly { venue_id: number; class: string; expires_on: string }[];
  readonly classes: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, string>>;
  readonly services: readonly {
    id: number;
    venue_id: number;
    category_id: number;
    title: InLanguages;
    is_shown: boolean;
    team: number[];
    tags: InLanguages[];
    review: string | null;
  }[];
  readonly treatments: readonly {
    id: number;
    service_id: number;
    title: InLanguages;
    procedure_id: number;
    is_shown: boolean;
  }[];
  readonly womenHours: readonly { venue_id: number; weekday: number; from: number; to: number }[];
  readonly womenDays: readonly { venue_id: number; on: string; until: string }[];
  readonly bookings: readonly {
    id: number;
    venue_id: number;
    employee_id: number;
    treatment_id: number;
    customer_id: number | null;
    origin: string;
    from: number;
    to: number;
    for_woman: boolean;
    female_staff: boolean;
    for_other: boolean;
  }[];
};

const local = (column: string) => `(extract(epoch from ${column} at time zone 'Asia/Baghdad') / 60)::int`;

const text = `
  select json_build_object(
    'now', ${local('current_moment()')}, 'today', baghdad_today()::text,
    'venues', (select json_agg(json_build_object('id', id, 'name', name, 'is_women_only', is_women_only,
      'is_approved', approved_at is not null)) from venues where owner_id = $1),
    'employees', (select json_agg(json_build_object('id', id, 'job', job, 'gender', gender)) from employees
      where venue_id = any($2)),
    'licences', (select coalesce(json_agg(json_build_object('venue_id', venue_id, 'class', class, 'expires_on', expires_on)), '[]') from licences),
    'classes', (select json_object_agg(id, licence_class) from procedures where id = any($3)),
    'rules', (select coalesce(json_object_agg(category_id, class), '{}') from licence_rules),
    'services', (select json_agg(json_build_object('id', s.id, 'venue_id', s.venue_id, 'category_id', s.category_id, 'title', s.title,
      'is_shown', s.status = 'published' and s.listed_until >= baghdad_today(),
      'team', array(select employee_id from service_employees e where e.service_id = s.id order by 1),
      'tags', array(select t.name::json from service_tags st join tags t on t.id = st.tag_id where st.service_id = s.id order by t.id),
      'review', (select r.state from text_reviews r where r.service_id = s.id))) from services s),
    'treatments', (select json_agg(json_build_object('id', id, 'service_id', service_id, 'title', title, 'procedure_id', procedure_id,
      'is_shown', licensed_until >= baghdad_today()) order by id) from treatments),
    'womenHours', (select coalesce(json_agg(json_build_object('venue_id', venue_id, 'weekday', weekday, 'from', starts_minute,
      'to', ends_minute)), '[]') from women_only_hours where venue_id = any($2)),
    'womenDays', (select coalesce(json_agg(json_build_object('venue_id', venue_id, 'on', starts_on, 'until', ends_on)), '[]')
      from hours_exceptions where kind = 'women_only' and venue_id = any($2)),
    'bookings', (select coalesce(json_agg(json_build_object('id', id, 'venue_id', venue_id, 'employee_id', employee_id,
      'treatment_id', treatment_id, 'customer_id', customer_id, 'origin', origin, 'from', ${local('lower(during)')},
      'to', ${local('upper(during)')}, 'for_woman', for_woman, 'female_staff', female_staff, 'for_other', for_other)), '[]')
      from bookings where status in ('held', 'pending', 'confirmed') and upper(during) > current_moment())) as snapshot`;

/** Reads all of it in one statement. */
export async function readSnapshot(
  client: pg.Client,
  owner: number,
  venues: readonly number[],
  procedures: readonly number[],
) {
  const { rows } = await client.query<{ snapshot: TrustSnapshot }>({
    name: 'trust-snapshot',
    text,
    values: [owner, [...venues], [...procedures]],
  });
  const [row] = rows;
  if (!row) throw new Error('the trust model read nothing');
  return row.snapshot;
}
