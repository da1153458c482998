import type { Endpoint } from '@tajmeelspot/contract/endpoint.ts';
import type { Context } from 'hono';
import { type Admission, networkOf } from '#app/admission/open-admission.ts';
import type { Actor, Host } from './actor.ts';

/**
 * Does a call when its turn comes: files, changes and reads have a queue each. What a page asks for while it is rendered
 * has had its turn. Throws unavailable.
 */
export function runCall<T>(
  admission: Admission,
  c: Context<Host>,
  declared: Endpoint,
  work: () => Promise<T>,
): Promise<T> {
  if (c.env?.isInternal) return work();
  const actor = c.get('actor');
  const { uploads, uploadsOfNetworks, reads, changes } = admission;
  if (!declared.upload) return (declared.path.startsWith('GET ') ? reads : changes).run(clientOf(actor), work);
  const { signal } = c.req.raw;
  const receive = () => uploads.run(clientOf(actor), work, signal);
  // Accounts cost nothing: those of one address leave room for others, however slowly their files come.
  return uploadsOfNetworks.run(networkOf(actor.address), receive, signal);
}

/** Who takes turns with others: an account, or the address of a visitor. */
const clientOf = ({ member, address }: Actor): string => (member ? `account ${member.id}` : networkOf(address));
