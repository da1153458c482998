import { translate } from '@tajmeelspot/language/server-messages.ts';
import type { venues } from '@tajmeelspot/contract/venues/venues.ts';
import type { Routes } from '#app/http/api.ts';
import * as verbs from './venues.ts';

export const venuesRoutes: Routes<typeof venues> = {
  listEmployees: ({ deps, actor, query }) => verbs.listEmployees(deps, actor, query),
  listVenues: async ({ deps, actor }) => ({ data: await verbs.listVenues(deps, actor) }),
  createVenue: async ({ deps, actor, body }) => ({
    message: translate(actor.locale, 'answers.venue_made'),
    data: await verbs.createVenue(deps, actor, body),
  }),
  findVenue: async ({ deps, actor, params }) => ({ data: await verbs.findVenue(deps, actor, params.id) }),
  changeVenue: async ({ deps, actor, params, body }) => ({
    message: translate(actor.locale, 'answers.saved'),
    data: await verbs.changeVenue(deps, actor, params.id, body),
  }),
  changeSlug: async ({ deps, actor, params, body }) => ({
    message: translate(actor.locale, 'answers.saved'),
    data: await verbs.changeSlug(deps, actor, params.id, body.slug),
  }),
  findMessageSettings: async ({ deps, actor, params }) => ({
    data: await verbs.findMessageSettings(deps, actor, params.id),
  }),
  changeMessageSettings: async ({ deps, actor, params, body }) => ({
    message: translate(actor.locale, 'answers.saved'),
    data: await verbs.changeMessageSettings(deps, actor, params.id, body),
  }),
  listVenueEmployees: async ({ deps, actor, params }) => ({
    data: await verbs.listVenueEmployees(deps, actor, params.id),
  }),
  addEmployee: async ({ deps, actor, params, body }) => ({
    message: translate(actor.locale, 'answers.saved'),
    data: await verbs.addEmployee(deps, actor, params.id, body),
  }),
  changeEmployee: async ({ deps, actor, params, body }) => ({
    message: translate(actor.locale, 'answers.saved'),
    data: await verbs.changeEmployee(deps, actor, params.id, body),
  }),
  setPortrait: async ({ deps, actor, params, upload: bytes, gone }) => ({
    message: translate(actor.locale, 'answers.picture_sent'),
    data: await verbs.setPortrait(deps, actor, params.id, { bytes, client: String(actor.member.id), gone }),
  }),
  removePortrait: async ({ deps, actor, params }) => ({
    message: translate(actor.locale, 'answers.picture_withdrawn'),
    data: await verbs.removePortrait(deps, actor, params.id),
  }),
  listVenueLicences: async ({ deps, actor, params }) => ({
    data: await verbs.listVenueLicences(deps, actor, params.id),
  }),
  createLicenceApplication: async ({ deps, actor, params, body }) => ({
    message: translate(actor.locale, 'answers.licence_begun'),
    data: await verbs.createLicenceApplication(deps, actor, params.id, body),
  }),
  setLicenceDocument: async ({ deps, actor, params, upload: bytes, gone }) => ({
    message: translate(actor.locale, 'answers.licence_handed_in'),
    data: await verbs.setLicenceDocument(deps, actor, params.id, { bytes, client: String(actor.member.id), gone }),
  }),
  findLicenceDocument: ({ deps, actor, params }) => verbs.findLicenceDocument(deps, actor, params.id),
  withdrawLicenceApplication: async ({ deps, actor, params }) => {
    await verbs.withdrawLicenceApplication(deps, actor, params.id);
    return { message: translate(actor.locale, 'answers.licence_withdrawn') };
  },
  listWorkPictures: async ({ deps, actor, params }) => ({ data: await verbs.listWorkPictures(deps, actor, params.id) }),
  createWorkPicture: async ({ deps, actor, params, body }) => ({
    message: translate(actor.locale, 'answers.picture_begun'),
    data: await verbs.createWorkPicture(deps, actor, params.id, body),
  }),
  setWorkPictureFile: async ({ deps, actor, params, upload: bytes, gone }) => ({
    message: translate(actor.locale, 'answers.picture_sent'),
    data: await verbs.setWorkPictureFile(deps, actor, params.id, { bytes, client: String(actor.member.id), gone }),
  }),
  changeWorkPicture: async ({ deps, actor, params, body }) => ({
    message: translate(actor.locale, 'answers.saved'),
    data: await verbs.changeWorkPicture(deps, actor, params.id, body),
  }),
  orderWorkPictures: async ({ deps, actor, params, body }) => ({
    message: translate(actor.locale, 'answers.pictures_ordered'),
    data: await verbs.orderWorkPictures(deps, actor, params.id, body.ids),
  }),
  withdrawConsent: async ({ deps, actor, params }) => ({
    message: translate(actor.locale, 'answers.picture_withdrawn'),
    data: await verbs.withdrawConsent(deps, actor, params.id),
  }),
  removeWorkPicture: async ({ deps, actor, params }) => {
    await verbs.removeWorkPicture(deps, actor, params.id);
    return { message: translate(actor.locale, 'answers.shown_picture_removed') };
  },
  listMembers: async ({ deps, actor, params }) => ({ data: await verbs.listMembers(deps, actor, params.id) }),
  inviteMember: async ({ deps, actor, params, body }) => ({
    data: await verbs.inviteMember(deps, actor, params.id, body),
    message: translate(actor.locale, 'answers.invited', { recipient: body.email ?? body.phone ?? '' }),
  }),
  withdrawInvitation: async ({ deps, actor, params }) => ({
    data: await verbs.withdrawInvitation(deps, actor, params.id),
    message: translate(actor.locale, 'answers.invitation_withdrawn'),
  }),
  changeMember: async ({ deps, actor, params, body }) => ({
    data: await verbs.changeMember(deps, actor, params.id, params.user_id, body),
    message: translate(actor.locale, 'answers.member_changed'),
  }),
  removeMember: async ({ deps, actor, params }) => {
    await verbs.removeMember(deps, actor, params.id, params.user_id);
    return { message: translate(actor.locale, 'answers.member_removed') };
  },
  acceptInvitation: async ({ deps, actor, body }) => {
    const data = await verbs.acceptInvitation(deps, actor, body);
    return { data, message: translate(actor.locale, 'answers.joined', { venue: data.name }) };
  },
};
