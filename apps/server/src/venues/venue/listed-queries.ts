import { type RawBuilder, sql } from 'kysely';

/** Whether a service (an alias of `services`) may be seen today: published, approved, its texts read, its licences valid. */
export const isListed = (service: string): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${service}.${name}`);
  return sql`${column('status')} = 'published' and ${column('listed_until')} >= baghdad_today()`;
};

/** Whether the licences of its venue allow a treatment (an alias of `treatments`) today. */
export const isTreatable = (treatment: string): RawBuilder<boolean> =>
  sql`${sql.ref(`${treatment}.licensed_until`)} >= baghdad_today()`;
