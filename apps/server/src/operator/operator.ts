export { releaseUserNumber } from './users/release-number.ts';
export { eraseUser, exportUser } from './users/erase-user.ts';
export { listUndeliveredMessages } from '#app/messages/messages.ts';
export { redeliver, findHealth, listAudit, listUndelivered } from './health/health.ts';
export {
  blockUser,
  endUserSessions,
  exportSubscribers,
  listContactMessages,
  listUsers,
  listSubscribers,
  markContactMessage,
  removeUserSecondFactor,
  unblockUser,
} from './users/users.ts';
export {
  changeAnnouncement,
  createAnnouncement,
  findAnnouncement,
  listAnnouncements,
  previewAnnouncement,
  removeAnnouncement,
  testAnnouncement,
} from './announcements/announcements.ts';
export { sendAnnouncements } from './announcements/hand-over.ts';
export { startAnnouncement, steerAnnouncement } from './announcements/send-announcement.ts';
export { decideApproval, findApproval, findApprovalDocument, listApprovals } from './approvals/approvals.ts';
export { removeShownPicture } from './approvals/pictures.ts';
export { findOperatorBooking, listOperatorBookings } from './bookings/bookings.ts';
export { viewVenue } from './bookings/view-venue.ts';
export { exportFigures } from './figures/export-figures.ts';
export { findFigures } from './figures/find-figures.ts';
export { decideNoShowDispute, listNoShowDisputes } from './disputes/disputes.ts';
export { decideVoiceSignal, listVoiceSignals } from './voice-signals/voice-signals.ts';
export { dismissPictureCase, listPictureCases } from './picture-cases/picture-cases.ts';
export { dismissReviewReport, listReviewReports, removeReview } from './review-reports/review-reports.ts';
export { beginOperatorLogin, finishOperatorLogin } from './login/login.ts';
export { changeProcedure, findProcedureEffects, listProcedures } from './procedures/procedures.ts';
export { addTerm, changeTerm, operatorHandlers, listTerms, removeTerm } from './terms/terms.ts';
export {
  findAboutTexts,
  findText,
  listTexts,
  previewText,
  resetText,
  saveAboutTexts,
  saveText,
} from './texts/texts.ts';
export {
  findVendor,
  listOperatorServices,
  listVendors,
  reinstateService,
  reinstateVendor,
  removeLicence,
  setLicence,
  suspendService,
  suspendVendor,
} from './vendors/vendors.ts';
