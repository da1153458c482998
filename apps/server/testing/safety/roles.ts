import type { Verb } from '@tajmeelspot/contract/paths.ts';
import { openOperatorSession, openSession } from '#app/identity/identity.ts';
import type { TestServer } from '#testing/harness.ts';
import { noActor } from '../no-actor.ts';

/** Everyone who may send a request. What belongs to a user in these requests belongs to the customer. */
export const roles = ['visitor', 'customer', 'other customer', 'vendor', 'other vendor', 'operator'] as const;

/** One of them. */
export type ApiRole = (typeof roles)[number];

type RoleUser = { email: string; id: number };

/** The server with a user of each role. */
export type AccessWorld = { server: TestServer; users: Record<Exclude<ApiRole, 'visitor'>, RoleUser> };

/** A valid request, which only the role of its sender can make fail. */
export type RoleRequest = {
  /** Path below /api, for calls whose path has parameters. */
  path?: string;
  body?: object;
  upload?: Blob;
  headers?: Readonly<Record<string, string>>;
  token?: string | undefined;
  /** Texts that only the owner may find in an answer, and a text that the owner must find. */
  secrets?: string[];
  expected?: string;
};

/** The token of a new session of a role's user; an operator's is one of the operator's calls. */
export function sessionOf(
  { server: { deps }, users }: AccessWorld,
  role: Exclude<ApiRole, 'visitor'>,
): Promise<string> {
  const open = role === 'operator' ? openOperatorSession : openSession;
  return open(deps, deps.db, { ...noActor, userAgent: `agent of ${role}` }, users[role].id);
}

/** Makes the requests of calls for a role. */
export type RequestMakers = Partial<
  Record<Verb, (world: AccessWorld, role: ApiRole) => Promise<RoleRequest> | RoleRequest>
>;
