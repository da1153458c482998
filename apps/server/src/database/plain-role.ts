import pg from 'pg';
import { unlimitedSettings } from './line.ts';

/** The role and the database of the program in the embedded server. */
export const embedded = { role: 'tajmeelspot', database: 'tajmeelspot' } as const;

const takeoverLock = 727276;

/**
 * Makes the role of the program, which may do nothing but own its database, and the database. What a former version
 * made as the superuser is given to that role. `url` gives the URL of a database for the superuser.
 */
export async function preparePlainRole(url: (database: string) => string): Promise<void> {
  await withClient(url('postgres'), async (client) => {
    // Released with the connection: processes that start at once do this one after the other.
    await client.query('select pg_advisory_lock($1)', [takeoverLock]);
    await ignoreExisting(client.query(`create role ${embedded.role} login`));
    await ignoreExisting(client.query(`create database ${embedded.database} owner ${embedded.role}`));
    await client.query(`alter role ${embedded.role} nosuperuser nocreatedb nocreaterole noreplication nobypassrls`);
  });
  await withClient(url(embedded.database), takeOver);
}

/** An earlier start has made it. */
async function ignoreExisting(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    // 42710: the role exists; 42P04: the database exists.
    if (!(error instanceof pg.DatabaseError && ['42710', '42P04'].includes(error.code ?? ''))) throw error;
  });
}

/**
 * The statements that give what the superuser owns to the role, without what belongs to an extension or to the server.
 * Indexes and the sequences of columns follow their tables.
 */
const strangers = `
  with own as (
    select 'pg_class'::regclass as class, c.oid, c.relowner as owner, c.relnamespace as schema,
      case c.relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end as kind,
      c.oid::regclass::text as name
    from pg_class c where c.relkind in ('r', 'p', 'v', 'm', 'S')
      and (c.relkind <> 'S' or not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
        and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')))
    union all
    select 'pg_proc'::regclass, p.oid, p.proowner, p.pronamespace,
      case p.prokind when 'p' then 'procedure' when 'a' then 'aggregate' else 'function' end, p.oid::regprocedure::text
    from pg_proc p
    union all
    select 'pg_type'::regclass, t.oid, t.typowner, t.typnamespace,
      case t.typtype when 'd' then 'domain' else 'type' end, t.oid::regtype::text
    from pg_type t where t.typtype in ('d', 'e', 'r')
    union all
    select 'pg_namespace'::regclass, n.oid, n.nspowner, n.oid, 'schema', quote_ident(n.nspname)
    from pg_namespace n where n.nspname <> 'public'
  )
  select format('alter %s %s owner to ${embedded.role}', own.kind, own.name) as statement
  from own join pg_namespace n on n.oid = own.schema
  where own.owner <> '${embedded.role}'::regrole and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    and not exists (select from pg_depend d where d.classid = own.class and d.objid = own.oid and d.deptype = 'e')`;

async function takeOver(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [takeoverLock]);
  await client.query(`alter database ${embedded.database} owner to ${embedded.role}`);
  const { rows } = await client.query<{ statement: string }>(strangers);
  for (const { statement } of rows) await client.query(statement);
  await client.query('commit');
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, ...unlimitedSettings });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
