import type { identity, User } from '@tajmeelspot/contract/identity.ts';
import { say } from '@tajmeelspot/language/server-words.ts';
import type { Routes } from '#app/http/endpoint.ts';
import { findSelf, logIn, logOut, roleIdOf, signUp } from './identity.ts';

export const identityRoutes: Routes<typeof identity> = {
  signUp: async ({ deps, actor, body }) => {
    const user = toWire(await signUp(deps, actor, body));
    return { message: say(actor.language, 'answers.signed_up'), user };
  },
  logIn: async ({ deps, actor, body }) => {
    const { token, user } = await logIn(deps, actor, body);
    return { token, user: toWire(user) };
  },
  logOut: async ({ deps, actor }) => {
    await logOut(deps, actor);
    return { message: say(actor.language, 'answers.logged_out') };
  },
  findUser: async ({ deps, actor }) => toWire(await findSelf(deps, actor)),
};

const toWire = ({ role, ...person }: Omit<User, 'role_id'> & { role: string }): User => ({
  ...person,
  role_id: roleIdOf(role),
});
