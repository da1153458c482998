import { digitsSent, newPhone, requestDigits } from '../phones.ts';
import { type ApiRole, type RequestMakers, sessionOf } from './roles.ts';

/** Requests of the calls about phones. */
export const phoneRequests: RequestMakers = {
  requestCode: () => ({ body: { phone: newPhone() } }),
  logInWithCode: async ({ server }) => ({ body: { ...(await requestDigits(server, newPhone())), name: 'A' } }),
  requestNumberChange: () => ({ body: { phone: newPhone() } }),
  // Of an account of its own: those of the roles stay what they are.
  becomeVendor: async ({ server }, role: ApiRole) =>
    role === 'visitor' || role === 'operator' ? {} : { token: (await server.signIn()).token },
  async changeNumber(world, role: ApiRole) {
    if (role === 'visitor') return { body: { code_id: crypto.randomUUID(), code: '000000' } };
    const { server, users } = world;
    const token = await sessionOf(world, role);
    await server.deps.db.updateTable('users').set({ proven_phone: null }).where('id', '=', users[role].id).execute();
    const { data } = await server.client({ token }).requestNumberChange({ body: { phone: newPhone() } });
    return { body: { code_id: data.code.id, code: await digitsSent(server, data.code.id) }, token };
  },
};
