import { openOperatorSession, openSession } from '#app/identity/identity.ts';
import type { TestServer } from '#testing/harness.ts';

/** Everybody who may knock. What somebody owns in these requests is the customer's. */
export const roles = ['visitor', 'customer', 'other customer', 'vendor', 'other vendor', 'operator'] as const;

/** Somebody who knocks. */
export type Role = (typeof roles)[number];

type Person = { email: string; id: number };

/** The people of the table and their server. */
export type World = { server: TestServer; people: Record<Exclude<Role, 'visitor'>, Person> };

/** A right request: only who asks can be wrong about it. */
export type Asked = {
  /** Below /api, where the call's own path has places. */
  path?: string;
  body?: object;
  upload?: Blob;
  token?: string | undefined;
  /** What only the owner may see in an answer, and what the owner must see. */
  secrets?: string[];
  shown?: string;
};

/** A new session of somebody; an operator's is the console's. */
export function sessionOf({ server: { deps }, people }: World, role: Exclude<Role, 'visitor'>): Promise<string> {
  const open = role === 'operator' ? openOperatorSession : openSession;
  return open(deps, deps.db, { ...nobody, userAgent: `agent of ${role}` }, people[role].id);
}

const nobody = { member: undefined, language: 'en', address: '10.0.0.1', requestId: '' } as const;
