/** What short messages say that emails do not: codes, invitations to a phone, and what names nothing. */
export const shortTexts = {
  short: {
    codeTitle: 'Your code for TajmeelSpot',
    codeText:
      '{code} is your TajmeelSpot code {purpose, select, book {for your booking} change_number {to change the number of your account} join {to join a team} other {to log in}}. It works for ten minutes. Please give it to nobody: we never ask for it, not even on the phone.',
    invitationTitle: 'An invitation to {venue}',
    invitationText:
      '{by} invites you to work at {venue} on TajmeelSpot{role, select, manager {, as a manager who runs the venue} other {, with your own calendar}}. Log in with this phone number, open the dashboard and join with this code within seven days: {code}. If you do not know {venue}, ignore this message. Please give the code to nobody.',
    confirm: 'Confirm',
    decline: 'Decline',
    chatConnected:
      'Done. This chat now gets the messages of your TajmeelSpot account. You can end this in your account at any time.',
    chatLinkOver: 'This link works no more. Please open a new one in your TajmeelSpot account.',
    chatHello:
      'This bot brings the messages of TajmeelSpot. To connect this chat, please open Telegram from your account there.',
    chatUnknown: 'This chat is not connected to an account any more.',
    confirmSurely: 'Yes, confirm',
    declineSurely: 'Yes, decline',
    back: 'Back',
    confirmed: 'Confirmed.',
    declined: 'Declined.',
  },
};
