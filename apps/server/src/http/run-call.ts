import type { Endpoint } from '@tajmeelspot/contract/endpoint.ts';
import type { Context } from 'hono';
import { type Admission, networkOf } from '#app/admission/open-admission.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor, Host } from './actor.ts';
import { visitorCalls } from './visitor-calls.ts';

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

/**
 * Does a call with the database that may answer it: a visitor's may be read at a replica. Who has a session reads at the
 * leader, for she may just have written.
 */
export const withDatabase = <T>(
  deps: Deps,
  verb: string,
  { member }: Pick<Actor, 'member'>,
  work: (deps: Deps) => Promise<T>,
): Promise<T> =>
  deps.visitorReads && !member && visitorCalls.has(verb)
    ? deps.visitorReads.read((db) => work({ ...deps, db }))
    : work(deps);

/** Who takes turns with others: an account, or the address of a visitor. */
const clientOf = ({ member, address }: Actor): string => (member ? `account ${member.id}` : networkOf(address));

/** An answer that is JSON already, as the contract declares it: it was parsed by the output when it was written. */
export class ReadyJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
