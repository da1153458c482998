import { places } from '@tajmeelspot/contract/places.ts';
import type { announcements as announcementCalls } from '@tajmeelspot/contract/operator/announcements.ts';
import type { operator } from '@tajmeelspot/contract/operator/operator.ts';
import type { Locale } from '@tajmeelspot/language/locale.ts';
import { translate, type ServerKey } from '@tajmeelspot/language/server-messages.ts';
import { withDevice } from '#app/http/device-cookie.ts';
import type { Routes } from '#app/http/api.ts';
import { problem } from '#app/http/problem.ts';
import { datesOf, toWire } from '#app/http/wire-row.ts';
import * as verbs from './operator.ts';

type OperatorRoutes = Routes<typeof operator>;

const vendors: Pick<
  OperatorRoutes,
  | 'listVendors'
  | 'findVendor'
  | 'suspendVendor'
  | 'reinstateVendor'
  | 'setLicence'
  | 'removeLicence'
  | 'listOperatorServices'
  | 'suspendService'
  | 'reinstateService'
> = {
  listVendors: async ({ deps, actor, query }) => toWire(await verbs.listVendors(deps, actor, query)),
  findVendor: async ({ deps, actor, params }) => ({ data: datesOf(await verbs.findVendor(deps, actor, params.id)) }),
  suspendVendor: async ({ deps, actor, params, body }) => {
    await verbs.suspendVendor(deps, actor, params.id, body.reason);
    return answerWith(actor, 'vendor_suspended');
  },
  reinstateVendor: async ({ deps, actor, params }) => {
    await verbs.reinstateVendor(deps, actor, params.id);
    return answerWith(actor, 'vendor_reinstated');
  },
  setLicence: async ({ deps, actor, params, body }) => {
    await verbs.setLicence(deps, actor, params.id, body);
    return answerWith(actor, 'operator_saved');
  },
  removeLicence: async ({ deps, actor, params }) => {
    await verbs.removeLicence(deps, actor, params.id, params.class);
    return answerWith(actor, 'operator_removed');
  },
  listOperatorServices: ({ deps, actor, query }) => verbs.listOperatorServices(deps, actor, query),
  suspendService: async ({ deps, actor, params, body }) => {
    await verbs.suspendService(deps, actor, params.id, body.reason);
    return answerWith(actor, 'service_suspended');
  },
  reinstateService: async ({ deps, actor, params }) => {
    await verbs.reinstateService(deps, actor, params.id);
    return answerWith(actor, 'service_reinstated');
  },
};

const approvals: Pick<
  OperatorRoutes,
  'listApprovals' | 'findApproval' | 'findApprovalDocument' | 'decideApproval' | 'removeShownPicture'
> = {
  listApprovals: ({ deps, actor, query }) => verbs.listApprovals(deps, actor, query.kind),
  findApproval: async ({ deps, actor, params }) => ({
    data: await verbs.findApproval(deps, actor, { kind: params.about, id: params.id }),
  }),
  findApprovalDocument: ({ deps, actor, params }) => verbs.findApprovalDocument(deps, actor, params.id),
  decideApproval: async ({ deps, actor, params, body }) => {
    await verbs.decideApproval(deps, actor, { kind: params.about, id: params.id }, body);
    return answerWith(actor, 'approval_decided');
  },
  removeShownPicture: async ({ deps, actor, params, body }) => {
    await verbs.removeShownPicture(deps, actor, { kind: params.picture_kind, id: params.id }, body.reason);
    return answerWith(actor, 'picture_withdrawn');
  },
};

const terms: Pick<OperatorRoutes, 'listTerms' | 'addTerm' | 'changeTerm' | 'removeTerm'> = {
  listTerms: ({ deps, actor, params, query }) => verbs.listTerms(deps, actor, params.kind, query),
  addTerm: async ({ deps, actor, body }) => {
    await verbs.addTerm(deps, actor, body);
    return answerWith(actor, 'operator_saved');
  },
  changeTerm: async ({ deps, actor, params, body }) => {
    if (body.kind !== params.kind) throw problem('not_found');
    await verbs.changeTerm(deps, actor, params.id, body);
    return answerWith(actor, 'operator_saved');
  },
  removeTerm: async ({ deps, actor, params }) => {
    await verbs.removeTerm(deps, actor, params.kind, params.id);
    return answerWith(actor, 'operator_removed');
  },
};

const procedures: Pick<OperatorRoutes, 'listProcedures' | 'findProcedureEffects' | 'changeProcedure'> = {
  listProcedures: ({ deps, actor, query }) => verbs.listProcedures(deps, actor, query),
  findProcedureEffects: async ({ deps, actor, params, query }) => ({
    data: await verbs.findProcedureEffects(deps, actor, params.id, query.licence_class),
  }),
  changeProcedure: async ({ deps, actor, params, body }) => {
    await verbs.changeProcedure(deps, actor, params.id, body);
    return answerWith(actor, 'operator_saved');
  },
};

const texts: Pick<
  OperatorRoutes,
  'listTexts' | 'findText' | 'saveText' | 'resetText' | 'previewText' | 'findAboutTexts' | 'saveAboutTexts'
> = {
  listTexts: async ({ deps, actor }) => ({ data: await verbs.listTexts(deps, actor) }),
  findText: async ({ deps, actor, params, query }) => ({
    data: await verbs.findText(deps, actor, { ...params, ...query }),
  }),
  saveText: async ({ deps, actor, params, body: { language, markdown } }) => {
    await verbs.saveText(deps, actor, { ...params, language }, markdown);
    return answerWith(actor, 'operator_saved');
  },
  resetText: async ({ deps, actor, params }) => {
    await verbs.resetText(deps, actor, params);
    return answerWith(actor, 'operator_removed');
  },
  previewText: ({ body }) => Promise.resolve({ data: verbs.previewText(body.markdown) }),
  findAboutTexts: async ({ deps, actor, query }) => ({ data: await verbs.findAboutTexts(deps, actor, query.language) }),
  saveAboutTexts: async ({ deps, actor, body }) => {
    await verbs.saveAboutTexts(deps, actor, body);
    return answerWith(actor, 'operator_saved');
  },
};

const announcements: Routes<typeof announcementCalls> = {
  listAnnouncements: async ({ deps, actor, query }) => toWire(await verbs.listAnnouncements(deps, actor, query)),
  createAnnouncement: async ({ deps, actor, body }) => {
    const id = await verbs.createAnnouncement(deps, actor, body);
    return { ...answerWith(actor, 'operator_saved'), data: { id } };
  },
  findAnnouncement: async ({ deps, params }) => ({ data: datesOf(await verbs.findAnnouncement(deps, params.id)) }),
  changeAnnouncement: async ({ deps, actor, params, body }) => {
    await verbs.changeAnnouncement(deps, actor, params.id, body);
    return answerWith(actor, 'operator_saved');
  },
  removeAnnouncement: async ({ deps, actor, params }) => {
    await verbs.removeAnnouncement(deps, actor, params.id);
    return answerWith(actor, 'operator_removed');
  },
  previewAnnouncement: async ({ deps, params }) => ({ data: await verbs.previewAnnouncement(deps, params.id) }),
  testAnnouncement: async ({ deps, actor, params }) => {
    await verbs.testAnnouncement(deps, actor, params.id);
    return answerWith(actor, 'announcement_tested');
  },
  startAnnouncement: async ({ deps, actor, params, body }) => {
    await verbs.startAnnouncement(deps, actor, params.id, body);
    return answerWith(actor, 'announcement_started');
  },
  pauseAnnouncement: async ({ deps, actor, params, body }) => {
    await verbs.steerAnnouncement(deps, actor, params.id, { step: 'pause', ...body });
    return answerWith(actor, 'announcement_paused');
  },
  resumeAnnouncement: async ({ deps, actor, params, body }) => {
    await verbs.steerAnnouncement(deps, actor, params.id, { step: 'resume', ...body });
    return answerWith(actor, 'announcement_started');
  },
  cancelAnnouncement: async ({ deps, actor, params, body }) => {
    await verbs.steerAnnouncement(deps, actor, params.id, { step: 'cancel', ...body });
    return answerWith(actor, 'announcement_cancelled');
  },
};

export const operatorRoutes: OperatorRoutes = {
  ...announcements,
  ...vendors,
  ...approvals,
  ...procedures,
  ...terms,
  ...texts,
  beginOperatorLogin: ({ deps, actor, body }) => verbs.beginOperatorLogin(deps, actor, body),
  finishOperatorLogin: async ({ deps, actor, body, headers, reply }) => {
    const visitor = withDevice(deps.env, actor, headers);
    const { device, ...opened } = await verbs.finishOperatorLogin(deps, visitor, body);
    reply.rememberDevice(device);
    return opened;
  },
  listReviewReports: async ({ deps, actor, query }) => toWire(await verbs.listReviewReports(deps, actor, query)),
  removeReview: async ({ deps, actor, params, body }) => {
    await verbs.removeReview(deps, actor, params.id, body.reason);
    return answerWith(actor, 'review_removed');
  },
  dismissReviewReport: async ({ deps, actor, params }) => {
    await verbs.dismissReviewReport(deps, actor, params.id);
    return answerWith(actor, 'report_dismissed');
  },
  listPictureCases: async ({ deps, actor, query }) => toWire(await verbs.listPictureCases(deps, actor, query)),
  dismissPictureCase: async ({ deps, actor, params }) => {
    await verbs.dismissPictureCase(deps, actor, params.id);
    return answerWith(actor, 'picture_case_dismissed');
  },
  listOperatorBookings: async ({ deps, actor, query }) => toWire(await verbs.listOperatorBookings(deps, actor, query)),
  findOperatorBooking: async ({ deps, actor, params }) => {
    const { history, messages, dispute, ...booking } = await verbs.findOperatorBooking(deps, actor, params.id);
    return { data: { ...datesOf(booking), history: history.map(datesOf), messages, dispute } };
  },
  viewVenue: async ({ deps, actor, params, body }) => ({
    token: await verbs.viewVenue(deps, actor, params.id, body.reason),
    path: places.vendorDashboard,
  }),
  listNoShowDisputes: async ({ deps, actor, query }) => toWire(await verbs.listNoShowDisputes(deps, actor, query)),
  upholdNoShowDispute: async ({ deps, actor, params, body }) => {
    await verbs.decideNoShowDispute(deps, actor, params.id, { outcome: 'upheld', ...body });
    return answerWith(actor, 'operator_saved');
  },
  dismissNoShowDispute: async ({ deps, actor, params, body }) => {
    await verbs.decideNoShowDispute(deps, actor, params.id, { outcome: 'dismissed', ...body });
    return answerWith(actor, 'operator_saved');
  },
  reopenNoShowDispute: async ({ deps, actor, params, body }) => {
    await verbs.decideNoShowDispute(deps, actor, params.id, { outcome: 'reopened', ...body });
    return answerWith(actor, 'dispute_reopened');
  },
  listVoiceSignals: ({ deps, actor, query }) => verbs.listVoiceSignals(deps, actor, query),
  decideVoiceSignal: async ({ deps, actor, params, body }) => {
    await verbs.decideVoiceSignal(deps, actor, params.id, body);
    return answerWith(actor, 'operator_saved');
  },
  listContactMessages: async ({ deps, actor, query }) => toWire(await verbs.listContactMessages(deps, actor, query)),
  markContactMessage: async ({ deps, actor, params, body }) => {
    await verbs.markContactMessage(deps, actor, params.id, body.is_answered);
    return answerWith(actor, 'operator_saved');
  },
  listSubscribers: async ({ deps, actor, query }) => toWire(await verbs.listSubscribers(deps, actor, query)),
  exportSubscribers: ({ deps, actor }) => verbs.exportSubscribers(deps, actor),
  listUsers: async ({ deps, actor, query }) => toWire(await verbs.listUsers(deps, actor, query)),
  endUserSessions: async ({ deps, actor, params }) => {
    await verbs.endUserSessions(deps, actor, params.id);
    return answerWith(actor, 'user_logged_out');
  },
  blockUser: async ({ deps, actor, params, body }) => {
    await verbs.blockUser(deps, actor, params.id, body.reason);
    return answerWith(actor, 'user_blocked');
  },
  removeUserSecondFactor: async ({ deps, actor, params, body }) => {
    await verbs.removeUserSecondFactor(deps, actor, params.id, body.reason);
    return answerWith(actor, 'user_second_factor_removed');
  },
  unblockUser: async ({ deps, actor, params }) => {
    await verbs.unblockUser(deps, actor, params.id);
    return answerWith(actor, 'user_unblocked');
  },
  releaseUserNumber: async ({ deps, actor, params, body }) => {
    const data = await verbs.releaseUserNumber(deps, actor, params.id, body.reason);
    const answer = data.is_released ? 'user_number_released' : 'user_number_release_begun';
    return { message: translate(actor.locale, `answers.${answer}`), data };
  },
  exportUser: ({ deps, actor, params }) => verbs.exportUser(deps, actor, params.id),
  eraseUser: async ({ deps, actor, params, body }) => {
    await verbs.eraseUser(deps, actor, params.id, body.reason);
    return answerWith(actor, 'user_erased');
  },
  findHealth: async ({ deps, actor }) => ({ data: await verbs.findHealth(deps, actor) }),
  listUndeliveredMessages: ({ deps, actor }) => verbs.listUndeliveredMessages(deps, actor.language),
  listUndelivered: async ({ deps, actor }) => ({ data: await verbs.listUndelivered(deps, actor) }),
  redeliver: async ({ deps, actor }) => {
    const count = await verbs.redeliver(deps, actor);
    return { message: translate(actor.locale, 'answers.delivered_again', { count }), count };
  },
  findFigures: async ({ deps, query }) => ({ data: await verbs.findFigures(deps, query) }),
  exportFigures: ({ deps, actor, query }) => verbs.exportFigures(deps, actor, query),
  listAudit: async ({ deps, actor, query }) => toWire(await verbs.listAudit(deps, actor, query)),
};

type OperatorAnswer = ServerKey extends infer K ? (K extends `answers.${infer Name}` ? Name : never) : never;

const answerWith = ({ locale }: { locale: Locale }, name: OperatorAnswer) => ({
  message: translate(locale, `answers.${name}`),
});
