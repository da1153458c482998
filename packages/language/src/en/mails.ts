/** What the server writes in mails. */
export const mails = {
  frame: {
    hello: 'Hello {name},',
    helloUnnamed: 'Hello,',
    link: 'If the button does not work, open this address:',
    note: 'A note from {venue}',
    automatic: 'This message was sent automatically; nobody reads answers to it.',
    sender: 'TajmeelSpot – beauty and clinic visits across Iraq',
  },
  welcomeCustomer: {
    subject: 'Welcome to TajmeelSpot',
    text: 'Your account is ready. See the prices and free times of salons and clinics, and ask for the time that suits you, at any hour. You pay at the place, in dinars.',
    button: 'See the services',
    after: 'If you did not make this account, somebody may have mistyped their address. You can ignore this message.',
  },
  welcomeVendor: {
    subject: 'Welcome to TajmeelSpot',
    text: 'Your professional account is ready. Log in to show your free times and to answer requests.',
    button: 'Professional login',
    after: 'If you did not make this account, somebody may have mistyped their address. You can ignore this message.',
  },
  reset: {
    subject: 'Choose a new password',
    text: 'Somebody asked for a new password for your TajmeelSpot account. If it was you, choose it here. The link works once, and for one hour.',
    button: 'Choose a new password',
    after:
      'If you did not ask for it, you need not do anything: your password stays as it is. Do not give this link to anybody.',
  },
  subscribe: {
    subject: 'Please confirm: our newsletter',
    text: 'Somebody asked for the newsletter of TajmeelSpot for this address. If it was you, confirm it here; before that we send you nothing.',
    button: 'Confirm the newsletter',
    after:
      'If it was not you, ignore this message: nothing will come. With the same link you can end the newsletter at any time.',
  },
  invitation: {
    subject: '{by} invites you to work at {venue}',
    text: '{by} asks you to work at {venue} on TajmeelSpot{role, select, manager {, as a manager who runs the venue} other {, with your own calendar}}. Log in with your professional account, or make one, open the dashboard and join with this code within seven days: {code}',
    button: 'Professional login',
    after: 'If you do not know {venue}, ignore this message: nothing will happen. Do not give the code to anybody.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your TajmeelSpot account was changed on {day} at {time}, Baghdad time.',
    button: 'Open the login',
    after: 'If it was you, you need not do anything. If not, open the login and ask for a new password at once.',
  },
} as const;
