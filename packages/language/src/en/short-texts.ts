/** What short messages say that emails do not: codes, invitations to a phone, and what names nothing. */
export const shortTexts = {
  short: {
    codeTitle: 'Your code for TajmeelSpot',
    codeText:
      '{code} is your TajmeelSpot code {purpose, select, book {for your booking} change_number {to change the number of your account} join {to join a team} other {to log in}}. It works for ten minutes. Do not share it with anyone: we never ask for it, not even on the phone.',
    invitationTitle: 'An invitation to {venue}',
    invitationText:
      '{by} invites you to work at {venue} on TajmeelSpot{role, select, manager {, as a manager who runs the venue} other {, with your own calendar}}. Log in with this phone number, open the dashboard and join with this code within seven days: {code}. If you do not know {venue}, ignore this message. Do not share the code with anyone.',
    confirm: 'Confirm',
    decline: 'Decline',
    chatConnected:
      'Done. Messages of your TajmeelSpot account now arrive in this chat. You can end this in your account at any time.',
    chatLinkOver: 'This link no longer works. Please open a new one in your TajmeelSpot account.',
    chatHello:
      'This bot delivers messages from TajmeelSpot. To connect this chat, open Telegram from your account there.',
    chatUnknown: 'This chat is no longer connected to an account.',
    confirmSurely: 'Yes, confirm',
    declineSurely: 'Yes, decline',
    back: 'Back',
    confirmed: 'Confirmed.',
    declined: 'Declined.',
  },
};
