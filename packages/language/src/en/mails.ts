/** What the server writes in mails. */
export const mails = {
  frame: {
    hello: 'Hello {name},',
    helloUnnamed: 'Hello,',
    link: 'If the button does not work, open this address:',
    note: 'A note from {venue}',
    automatic: 'This is an automatic email. Replies to it are not read.',
    sender: 'TajmeelSpot – beauty and clinic bookings across Iraq',
  },
  announcement: {
    why: 'You get this because you have an account on TajmeelSpot. It is about the service itself.',
    whySubscribed: 'You get this because you subscribed to the TajmeelSpot newsletter.',
    leave: 'Unsubscribe',
    open: 'Open TajmeelSpot',
  },
  confirmEmail: {
    subject: 'Welcome to TajmeelSpot: please confirm your address',
    text: 'Your account is ready. Please confirm with the button that this address is yours. Until then you can look around and book, but venues hear of it by email only afterwards. The link works for fourteen days.',
    button: 'Confirm my address',
    after: 'If you did not create this account, someone may have mistyped their address. You can ignore this email.',
  },
  welcomeCustomer: {
    subject: 'Welcome to TajmeelSpot',
    text: 'Your account is ready. See prices and free times of salons and clinics, and book the time that suits you, at any hour. You pay at the venue, in dinars.',
    button: 'See the services',
    after: 'If you did not create this account, someone may have mistyped their address. You can ignore this email.',
  },
  welcomeVendor: {
    subject: 'Welcome to TajmeelSpot',
    text: 'Your professional account is ready. Log in to show your free times and answer requests.',
    button: 'Professional login',
    after: 'If you did not create this account, someone may have mistyped their address. You can ignore this email.',
  },
  reset: {
    subject: 'Choose a new password',
    text: 'Someone asked for a new password for your TajmeelSpot account. If it was you, choose it here. The link works once, for one hour.',
    button: 'Choose a new password',
    after:
      'If it was not you, there is nothing to do: your password stays the same. Do not share this link with anyone.',
  },
  subscribe: {
    subject: 'Please confirm: our newsletter',
    text: 'Someone signed this address up for the TajmeelSpot newsletter. If it was you, confirm it here. We will send nothing before that.',
    button: 'Confirm the newsletter',
    after:
      'If it was not you, ignore this email and you will get nothing more. You can use the same link to unsubscribe.',
  },
  invitation: {
    subject: '{by} invites you to work at {venue}',
    text: '{by} has invited you to join {venue} on TajmeelSpot{role, select, manager {, as a manager who runs the venue} other {, with your own calendar}}. Log in with your professional account, or create one. Then open the dashboard and join with this code within seven days: {code}',
    button: 'Professional login',
    after: 'If you do not know {venue}, ignore this email and nothing will happen. Do not share the code with anyone.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your TajmeelSpot account was changed on {day} at {time}, Baghdad time.',
    button: 'Log in',
    after: 'If it was you, there is nothing to do. If not, open the login page and ask for a new password right away.',
  },
} as const;
