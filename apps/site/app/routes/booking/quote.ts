import { ApiError } from '@tajmeelspot/contract/client.ts';
import { browserApi } from '../../shell/api.ts';
import { languageOf } from '../../shell/language.ts';
import type { Route } from './+types/quote.ts';

/** What treatments cost with a coupon (whole dinars), or why it does not count; `key` is the search that was answered. */
export type QuoteAnswer =
  | { readonly kind: 'quote'; readonly key: string; readonly priceIqd: number }
  | { readonly kind: 'failed'; readonly key: string; readonly message: string | undefined };

export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<QuoteAnswer> {
  const { search: key, searchParams } = new URL(request.url);
  const ids = (searchParams.get('items') ?? '').split(',').map(Number);
  const items = ids.map((id) => ({ treatment_id: id }));
  try {
    const body = { items, coupon_code: searchParams.get('coupon') };
    const { price } = (await browserApi(languageOf(params)).quoteBooking({ body, signal: request.signal })).data;
    return { kind: 'quote', key, priceIqd: price };
  } catch (error) {
    const message = error instanceof ApiError && error.status < 500 ? error.body?.message : undefined;
    return { kind: 'failed', key, message };
  }
}
