/** The page of the channels of messages. */
export const channels = {
  page: {
    title: 'Messages to me | TajmeelSpot',
    description: 'By which channels messages reach you, and when.',
  },
  title: 'Messages to me',
  lead: 'A message goes by the first channel in the list; where it does not arrive, by the next one.',
  signedOut: 'Please log in to choose your channels',
  failed: 'Your channels could not be loaded.',
  retry: 'Try again',
  saveFailed: 'This could not be saved. Please try again.',
  order: 'Channels in their order',
  names: {
    push: 'Push message',
    telegram: 'Telegram',
    whatsapp: 'WhatsApp',
    sms: 'SMS',
    email: 'Email',
  },
  notReachable: 'Not set up yet',
  up: 'Move {channel} up',
  last: 'One channel has to stay on.',
  telegram: {
    connect: 'Connect Telegram',
    disconnect: 'Disconnect Telegram',
    open: 'Open Telegram',
    opens: 'The link works once, for a quarter of an hour.',
  },
  quiet: 'Quiet from {from} to {to}',
  quietText: 'Codes and changes of the same day still come at once.',
  discreet: 'Discreet messages',
  discreetText: 'They name neither venue nor treatment, and this device keeps no bookings.',
};
