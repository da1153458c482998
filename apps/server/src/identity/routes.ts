import type { identity } from '@tajmeelspot/contract/identity.ts';
import { places } from '@tajmeelspot/contract/places.ts';
import type { User } from '@tajmeelspot/contract/identity/profile.ts';
import { translate } from '@tajmeelspot/language/server-messages.ts';
import type { Deps } from '#app/deps.ts';
import type { Routes } from '#app/http/api.ts';
import { withDevice } from '#app/http/device-cookie.ts';
import { portraitUrl } from '#app/integrations/pictures/picture-names.ts';
import * as verbs from './identity.ts';

export const identityRoutes: Routes<typeof identity> = {
  signUp: async ({ deps, actor, body }) => {
    const user = toWire(deps, await verbs.signUp(deps, actor, body));
    return { message: translate(actor.locale, 'answers.signed_up'), user };
  },
  logIn: async ({ deps, actor, body, headers, reply }) => {
    const { token, user, device } = await verbs.logIn(deps, withDevice(deps.env, actor, headers), body);
    reply.rememberDevice(device);
    return { token, user: toWire(deps, user) };
  },
  finishLogIn: async ({ deps, actor, body, headers, reply }) => {
    const { token, user, device } = await verbs.finishLogIn(deps, withDevice(deps.env, actor, headers), body);
    reply.rememberDevice(device);
    return { token, user: toWire(deps, user) };
  },
  requestCode: async ({ deps, actor, body }) => ({ data: await verbs.requestCode(deps, actor, body) }),
  logInWithCode: async ({ deps, actor, body, headers, reply }) => {
    const { token, user, device } = await verbs.logInWithCode(deps, withDevice(deps.env, actor, headers), body);
    reply.rememberDevice(device);
    return { token, user: toWire(deps, user) };
  },
  requestNumberChange: async ({ deps, actor, body }) => ({ data: await verbs.requestNumberChange(deps, actor, body) }),
  changeNumber: async ({ deps, actor, body }) => {
    const data = toWire(deps, await verbs.changeNumber(deps, actor, body));
    return { message: translate(actor.locale, 'answers.number_changed'), data };
  },
  logOut: async ({ deps, actor }) => {
    await verbs.logOut(deps, actor);
    return { message: translate(actor.locale, 'answers.logged_out') };
  },
  findUser: async ({ deps, actor }) => toWire(deps, await verbs.findSelf(deps, actor)),
  forgotPassword: async ({ deps, actor, body }) => {
    await verbs.forgotPassword(deps, actor, body);
    return { message: translate(actor.locale, 'answers.reset_asked') };
  },
  confirmEmail: async ({ deps, actor, body }) => {
    await verbs.confirmEmail(deps, actor, body.token);
    return { message: translate(actor.locale, 'answers.email_confirmed') };
  },
  requestConfirmation: async ({ deps, actor }) => {
    await verbs.requestConfirmation(deps, actor);
    return { message: translate(actor.locale, 'answers.confirmation_sent') };
  },
  resetPassword: async ({ deps, actor, body }) => {
    await verbs.resetPassword(deps, actor, body);
    return { message: translate(actor.locale, 'answers.password_reset') };
  },
  changePassword: async ({ deps, actor, body }) => {
    await verbs.changePassword(deps, actor, body);
    return { message: translate(actor.locale, 'answers.password_changed') };
  },
  findProfile: async ({ deps, actor }) => {
    const { proven_phone, alias, public_name, ...self } = await verbs.findSelfInFull(deps, actor);
    const isVerified = self.email === null || (await verbs.isVerified(deps, actor.member.id));
    return { data: { ...toWire(deps, self), proven_phone, alias, public_name, is_email_verified: isVerified } };
  },
  updateProfile: async ({ deps, actor, body }) => {
    const data = toWire(deps, await verbs.updateProfile(deps, actor, body));
    return { message: translate(actor.locale, 'answers.profile_saved'), data };
  },
  becomeVendor: async ({ deps, actor }) => {
    const data = toWire(deps, await verbs.becomeVendor(deps, actor));
    return { message: translate(actor.locale, 'answers.became_vendor'), data };
  },
  findPreferences: async ({ deps, actor }) => ({ data: await verbs.findPreferences(deps, actor) }),
  changePreferences: async ({ deps, actor, body }) => ({
    data: await verbs.changePreferences(deps, actor, body),
    message: translate(actor.locale, 'answers.saved'),
  }),
  setPicture: async ({ deps, actor, upload, gone }) => {
    const data = toWire(
      deps,
      await verbs.setPicture(deps, actor, { bytes: upload, client: String(actor.member.id), gone }),
    );
    return { message: translate(actor.locale, 'answers.picture_saved'), data };
  },
  removePicture: async ({ deps, actor }) => {
    const data = toWire(deps, await verbs.removePicture(deps, actor));
    return { message: translate(actor.locale, 'answers.picture_removed'), data };
  },
  listSessions: async ({ deps, actor }) => {
    const found = await verbs.listSessions(deps, actor);
    const data = found.map(({ user_agent, token_hash, created_at, last_used_at, audience, ...session }) => ({
      ...session,
      ...verbs.deviceOf(user_agent),
      audience: audience as 'site' | 'vendor_dashboard' | 'operator',
      created_at: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
      is_current: token_hash.equals(actor.member.session),
    }));
    return { data };
  },
  endSession: async ({ deps, actor, params }) => {
    await verbs.endSession(deps, actor, params.id);
    return { message: translate(actor.locale, 'answers.session_ended') };
  },
  endOtherSessions: async ({ deps, actor }) => {
    await verbs.endOtherSessions(deps, actor);
    return { message: translate(actor.locale, 'answers.others_ended') };
  },
  findSecondFactor: async ({ deps, actor }) => {
    const { enrolledAt, codesLeft, proof } = await verbs.findOwnSecondFactor(deps, actor);
    return { data: { enrolled_at: enrolledAt?.toISOString() ?? null, recovery_codes_left: codesLeft, proof } };
  },
  setUpSecondFactor: ({ deps, actor, body }) => verbs.setUpSecondFactor(deps, actor, body.password ?? undefined),
  switchOnSecondFactor: async ({ deps, actor, body }) => {
    const codes = await verbs.switchOnSecondFactor(deps, actor, body.code);
    return { message: translate(actor.locale, 'answers.second_factor_on'), recovery_codes: [...codes] };
  },
  renewRecoveryCodes: async ({ deps, actor, body }) => {
    const codes = await verbs.renewRecoveryCodes(deps, actor, { ...body, password: body.password ?? undefined });
    return { message: translate(actor.locale, 'answers.recovery_codes_renewed'), recovery_codes: [...codes] };
  },
  switchOffSecondFactor: async ({ deps, actor, body }) => {
    await verbs.switchOffSecondFactor(deps, actor, { ...body, password: body.password ?? undefined });
    return { message: translate(actor.locale, 'answers.second_factor_off') };
  },
  handOff: async ({ deps, actor, body: { audience } }) => ({
    token: await verbs.handOff(deps, actor, audience),
    path: audience === 'vendor_dashboard' ? places.vendorDashboard : places.operator,
  }),
  openDashboard: async ({ deps, actor, body }) => {
    const { token, user } = await verbs.openDashboard(deps, actor, body);
    return { token, user: toWire(deps, user) };
  },
  listProviders: ({ deps }) => Promise.resolve({ data: verbs.listProviders(deps) }),
  finishProviderLogin: async ({ deps, actor, query, headers, reply }) => {
    const visitor = withDevice(deps.env, actor, headers);
    const { device, ...opened } = await verbs.finishProviderLogin(deps, visitor, query, headers);
    reply.rememberDevice(device);
    return opened;
  },
};

const toWire = ({ env }: Deps, { role, image, ...user }: Omit<User, 'role_id'> & { role: string }): User => ({
  ...user,
  role_id: verbs.roleIdOf(role),
  image: image && portraitUrl(env.basePath, image),
});
