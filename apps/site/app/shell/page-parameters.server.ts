import { readCriteria } from '../search/criteria.ts';

const search = [...Object.keys(readCriteria(new URLSearchParams())), 'cursor'];
const service = 'treatment item more together home woman female employee person date time waitlist'.split(' ');

/** Parameters that the pages of an address read, by its first segments without language and ending. */
const parametersByPath: readonly (readonly [path: RegExp, parameters: readonly string[]])[] = [
  [/^(?:hair|hairremoval|Customermobile|massage|services|listing|c\/[^/]+)$/, search],
  [/^(?:_root|_)?$/, ['city']],
  [/^map-venues$/, [...search, 'shown']],
  [/^suggestions$/, ['text']],
  [/^signuplogin$/, ['next', 'as']],
  [/^(?:customerslogin|professionallogin|signup|professionalsignup)$/, ['next']],
  [/^listing-details\/[^/]+$/, service],
  [/^v\/[^/]+$/, [...service, 'reviews']],
  [/^listing-details\/[^/]+\/quote$/, ['items', 'coupon']],
  [/^listing-details\/[^/]+\/reviews$/, ['cursor', 'limit']],
  [/^my_booking\/[^/]+$/, ['do']],
  [/^decisions$/, ['before']],
  // Where the browser's router learns of the pages that links on screen lead to.
  [/^__manifest$/, ['paths', 'version']],
];

/**
 * The address of a page with the parameters alone that it reads, in one order; `address` is a path below the base path
 * with its query. Addresses that say the same are the same text: whatever else stands in them makes no second page.
 */
export function toPageAddress(address: string): string {
  const at = address.indexOf('?');
  if (at < 0) return address;
  const pathname = address.slice(0, at);
  const isData = pathname.endsWith('.data');
  const path = pathname.replace(/^\/(?:(?:en|ar|ckb)(?=\/|\.data$|$)\/?)?/, '').replace(/(?:\.data|\/)$/, '');
  const known = new Set(parametersByPath.find(([pattern]) => pattern.test(path))?.[1]);
  // What the browser's router asks for of a page: all of it, or some of its routes.
  if (isData) known.add('_routes');
  const given = new URLSearchParams(address.slice(at + 1));
  const kept = new URLSearchParams();
  for (const name of [...new Set(given.keys())].toSorted()) {
    // The first of each name counts, as for a call.
    if (known.has(name)) kept.set(name, given.get(name) ?? '');
  }
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}
