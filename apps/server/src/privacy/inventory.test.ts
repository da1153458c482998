import { describe, expect, it } from 'vitest';
import { inventory } from './inventory.ts';
import { useServer } from '#testing/harness.ts';

const server = useServer();

/** Every column that can hold words, by table; partitions have the columns of their table. */
async function listColumns(): Promise<string[]> {
  const { rows } = await server.deps.pool.query<{ name: string }>(
    `select distinct case when c.table_schema = 'public' then '' else c.table_schema || '.' end
         || coalesce((select p.relname from pg_inherits i join pg_class p on p.oid = i.inhparent
           where i.inhrelid = format('%I.%I', c.table_schema, c.table_name)::regclass), c.table_name)
         || ' ' || c.column_name as name
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema not in ('pg_catalog', 'information_schema') and t.table_type = 'BASE TABLE'
       and c.udt_name in ('text', '_text', 'varchar', '_varchar', 'bpchar', 'name', 'citext', 'json', 'jsonb', '_jsonb',
         'bytea', '_bytea', 'xml', 'hstore', 'inet', 'cidr', 'tsvector')`,
  );
  return rows.map(({ name }) => name).toSorted();
}

describe('R11.12 the inventory of personal data', () => {
  it('declares every column of the database that can hold words, and no other', async () => {
    const declared = Object.entries(inventory).flatMap(([table, columns]) =>
      Object.keys(columns).map((column) => `${table} ${column}`),
    );
    expect(declared.toSorted()).toEqual(await listColumns());
  });

  it('misses a column that is added without it', async () => {
    await server.deps.pool.query('alter table tags add column nickname text');
    expect(await listColumns()).toContain('tags nickname');
    expect(inventory['tags']).not.toHaveProperty('nickname');
    await server.deps.pool.query('alter table tags drop column nickname');
  });

  it('gives a table that belongs to an account no column that outlives it as it is', async () => {
    const { rows } = await server.deps.pool.query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns
       where table_schema = 'public' and column_name in ('user_id', 'customer_id')`,
    );
    // They are tied to an account by its number alone.
    const numbers = new Set([
      'announcement_addressees',
      'coupon_uses',
      'features',
      'wishlist_items',
      'saved_venues',
      'voice_signal_accounts',
    ]);
    const outliving = rows.filter(
      ({ name }) =>
        !numbers.has(name) &&
        !Object.values(inventory[name] ?? {}).some((fate) => fate === 'deleted' || fate === 'replaced'),
    );
    expect(outliving).toEqual([]);
  });
});
