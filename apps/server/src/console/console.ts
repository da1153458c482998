export { erasePerson, exportPerson } from './verbs/erasure.ts';
export { deliverAgain, findHealth, listAudit, listUndelivered } from './verbs/keeping.ts';
export {
  blockPerson,
  endPersonSessions,
  exportSubscribers,
  listMessages,
  listPeople,
  listSubscribers,
  markMessage,
  unblockPerson,
} from './verbs/people.ts';
export { dismissReport, listReports, removeReview } from './verbs/reports.ts';
export { beginConsoleLogin, finishConsoleLogin } from './verbs/sign-in.ts';
export { addTerm, changeTerm, consoleHandlers, listTerms, removeTerm } from './verbs/terms.ts';
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
  listListings,
  listVendors,
  reinstateListing,
  reinstateVendor,
  removeLicence,
  setLicence,
  suspendListing,
  suspendVendor,
} from './verbs/vendors.ts';
