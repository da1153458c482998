import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { migrate } from '#app/database/migrate.ts';
import { fillFormerDatabase } from './former-database.ts';

const labelsOf = `select (select label ->> 'ckb' from categories where name = 'clinic') as clinic,
  (select name ->> 'ckb' from tags where id = 1) as women, (select name ->> 'ckb' from tags where id = 17) as doctor`;

/** Runs on a database of the former version, changed by a statement and brought up to date. */
async function readAfter(name: string, change: string, read: string): Promise<Record<string, unknown> | undefined> {
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = inject('postgresUrl').replace('/postgres?', `/${name}?`);
  try {
    await fillFormerDatabase(url, []);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(change);
      await migrate(url);
      return (await client.query<Record<string, unknown>>(read)).rows[0];
    } finally {
      await client.end();
    }
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

it('R10.01 labels of the program get the words of today, and the search finds services by them', async () => {
  const read = `select l.*, f.* from (${labelsOf}) l, (
    select count(*) > 0 as are_tagged, bool_and(s.document @@ quote_literal('K' || fold_text('تەنیا'))::tsquery) as are_found
    from services s join service_tags t on t.service_id = s.id and t.tag_id = 1) f`;
  expect(await readAfter('former_labels', 'select 1', read)).toEqual({
    clinic: 'کلینیک',
    women: 'تەنیا خانمان',
    doctor: 'پزیشکی خانم',
    are_tagged: true,
    are_found: true,
  });
});

it('R10.01 a label that somebody wrote stays', async () => {
  const written = `update categories set label = jsonb_set(label, '{ckb}', '"نۆرینگەکان"') where name = 'clinic';
    update tags set name = jsonb_set(name, '{ckb}', '"بۆ خانمان"') where id = 1`;
  expect(await readAfter('written_labels', written, labelsOf)).toEqual({
    clinic: 'نۆرینگەکان',
    women: 'بۆ خانمان',
    doctor: 'پزیشکی خانم',
  });
});
