import type { Endpoint } from '@tajmeelspot/contract/endpoint.ts';
import type { Context } from 'hono';
import { type Admission, networkOf } from '#app/admission/open-admission.ts';
import type { WorkQueue } from '#app/admission/work-queue.ts';
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
  return queueOf(admission, declared).run(clientOf(c.get('actor')), work, declared.upload && c.req.raw.signal);
}

function queueOf({ uploads, reads, changes }: Admission, { upload, path }: Endpoint): WorkQueue {
  if (upload) return uploads;
  return path.startsWith('GET ') ? reads : changes;
}

/** Who takes turns with others: an account, or the address of a visitor. */
const clientOf = ({ member, address }: Actor): string => (member ? `account ${member.id}` : networkOf(address));
