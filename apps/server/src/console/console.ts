export { eraseUser, exportUser } from './verbs/erasure.ts';
export { redeliver, findHealth, listAudit, listUndelivered } from './verbs/keeping.ts';
export {
  blockUser,
  endUserSessions,
  exportSubscribers,
  listContactMessages,
  listUsers,
  listSubscribers,
  markContactMessage,
  unblockUser,
} from './verbs/people.ts';
export { dismissReviewReport, listReviewReports, removeReview } from './verbs/reports.ts';
export { beginOperatorLogin, finishOperatorLogin } from './verbs/sign-in.ts';
export { addTerm, changeTerm, operatorHandlers, listTerms, removeTerm } from './verbs/terms.ts';
export {
  findAboutTexts,
  findText,
  listTexts,
  previewText,
  resetText,
  saveAboutTexts,
  saveText,
} from './verbs/texts.ts';
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
} from './verbs/vendors.ts';
