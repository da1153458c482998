import { sharedPaths } from './shared-paths.ts';

/** The calls of the site: those that it shares with the dashboard, and those of the own account. */
export const sitePaths = {
  ...sharedPaths,

  signUp: 'POST /signup',
  logIn: 'POST /login',
  finishLogIn: 'POST /login/code',
  requestCode: 'POST /phone-codes',
  logInWithCode: 'POST /phone-logins',
  requestNumberChange: 'POST /phone-changes',
  changeNumber: 'PUT /profile/phone',
  becomeVendor: 'POST /profile/vendor',
  forgotPassword: 'POST /forgot-password',
  resetPassword: 'POST /reset-password',
  changePassword: 'POST /change-password',
  confirmEmail: 'POST /email-confirmations',
  requestConfirmation: 'POST /profile/email-confirmation',
  createTelegramLink: 'POST /telegram-links',
  removeTelegramChat: 'DELETE /telegram-chat',
  readBookingRequest: 'POST /request-answers/view',
  answerBookingRequest: 'POST /request-answers',
  exportOwnData: 'GET /profile/data',
  previewDeletion: 'GET /profile/deletion',
  deleteAccount: 'POST /profile/deletion',
  findAttendance: 'GET /attendance',
  disputeNoShow: 'POST /bookings/{id}/no-show-dispute',
  findSecondFactor: 'GET /second-factor',
  setUpSecondFactor: 'POST /second-factor/setups',
  switchOnSecondFactor: 'POST /second-factor',
  renewRecoveryCodes: 'POST /second-factor/recovery-codes',
  switchOffSecondFactor: 'POST /second-factor/removal',
} as const;
