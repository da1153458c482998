import type { LocalizedText } from '@tajmeelspot/contract/fields.ts';
import type { Product } from '@tajmeelspot/contract/till/products.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** The products of a venue by name, those that are sold no more last; with an id that one alone. */
export async function listProducts(db: Database, language: Language, venueId: number, id?: number) {
  const found = await sql<Product>`
    select id, in_language(name, ${language}) as name, name as names, price_iqd, stock, is_active from products
    where venue_id = ${venueId} and (${id ?? null}::bigint is null or id = ${id ?? null})
    order by not is_active, in_language(name, ${language}), id limit 1000`.execute(db);
  return found.rows;
}

/** A product as it is entered. */
export type ProductInput = {
  readonly name: LocalizedText;
  readonly price_iqd: number;
  readonly is_active: boolean;
  readonly stock?: number | undefined;
};

/** Adds a product; gives its id. */
export async function insertProduct(db: Database, venueId: number, input: ProductInput, now: Date): Promise<number> {
  const row = {
    ...input,
    stock: input.stock ?? 0,
    name: JSON.stringify(input.name),
    venue_id: venueId,
    created_at: now,
  };
  return (await db.insertInto('products').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Changes a product of a venue; false where it has none such. */
export async function updateProduct(db: Database, venueId: number, id: number, { name, ...input }: ProductInput) {
  const changed = await db
    .updateTable('products')
    .set({ ...input, name: JSON.stringify(name) })
    .where('venue_id', '=', venueId)
    .where('id', '=', id)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
