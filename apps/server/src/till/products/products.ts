import type { Product } from '@tajmeelspot/contract/till/products.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { requireManager, requireMember } from '#app/venues/venues.ts';
import * as queries from './product-queries.ts';

/** What an own venue sells beside treatments. Throws not_found. */
export async function listProducts(deps: Deps, actor: MemberActor, venueId: number): Promise<Product[]> {
  await requireMember(deps, actor, venueId);
  return queries.listProducts(deps.db, actor.language, venueId);
}

/** Adds a product to an own venue. Throws not_found. */
export async function addProduct(deps: Deps, actor: MemberActor, venueId: number, input: queries.ProductInput) {
  await requireManager(deps, actor, venueId);
  return readProduct(
    deps,
    actor,
    venueId,
    await queries.insertProduct(deps.db, venueId, input, toDate(deps.clock.now())),
  );
}

/** Changes a product of an own venue. Throws not_found. */
export async function changeProduct(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  { id, ...input }: queries.ProductInput & { readonly id: number },
): Promise<Product> {
  await requireManager(deps, actor, venueId);
  if (!(await queries.updateProduct(deps.db, venueId, id, input))) throw problem('not_found');
  return readProduct(deps, actor, venueId, id);
}

async function readProduct({ db }: Deps, { language }: MemberActor, venueId: number, id: number): Promise<Product> {
  const [product] = await queries.listProducts(db, language, venueId, id);
  if (!product) throw problem('not_found');
  return product;
}
