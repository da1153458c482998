export { deviceOf } from './sessions/device-rules.ts';
export { toE164 } from './phone-rules.ts';
export { awayMinutes, browserCookie, languageOfState } from './providers/provider-rules.ts';
export { changeNumber, requestNumberChange } from './phone/change-number.ts';
export { logInWithCode } from './phone/log-in-with-code.ts';
export { issueCodeMessage, readMobile, requestCode } from './phone/request-code.ts';
export { takeNumber } from './phone/take-number.ts';
export { recognizeDevice } from './devices/recognize-device.ts';
export { readerLocale } from './preferences/reader-locale.ts';
export { roleIdOf } from './rules.ts';
export { lockAgainstEnding } from './credentials/credential-queries.ts';
export { accessTag, endAccess, requireOpenSession } from './credentials/credentials.ts';
export { recordAudit, recordDenial } from './audit/audit.ts';
export { beginProviderLogin, listProviders } from './providers/begin-provider-login.ts';
export { finishProviderLogin } from './providers/finish-provider-login.ts';
export { findMember, isSignedIn, logOut, openOperatorSession, openSession } from './sessions/open-session.ts';
export { addOperator, listOperators, removeOperator, resetSecondFactor } from './operators/operators.ts';
export { changePassword, forgotPassword, issueReset, resetPassword } from './passwords/passwords.ts';
export { changePreferences, findPreferences } from './preferences/preferences.ts';
export { becomeVendor } from './profile/become-vendor.ts';
export { isFreshLogin, proveOwnAccount } from './profile/prove-own-account.ts';
export { removePicture, setPicture, updateProfile } from './profile/profile.ts';
export {
  endOtherSessions,
  endSession,
  handOff,
  listSessions,
  openDashboard,
  handOffView,
} from './sessions/sessions.ts';
export {
  confirmEmail,
  holdUntilVerified,
  issueConfirmation,
  isVerified,
  markVerified,
  requestConfirmation,
  requireVerified,
} from './verification/verification.ts';
export { awaitCode, finishWithCode } from './second-factor/pending-login.ts';
export {
  findOwnSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
  switchOffSecondFactor,
  switchOnSecondFactor,
} from './second-factor/second-factor.ts';
export { deleteSecondFactor, hasEnrolment, hasSecondFactor } from './second-factor/second-factor-queries.ts';
export {
  checkPassword,
  findSelf,
  findSelfInFull,
  finishLogIn,
  logIn,
  requireSamePassword,
  signUp,
} from './sign-in/sign-in.ts';
