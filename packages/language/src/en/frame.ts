/** What the dashboard and the operator's console say alike: loading, closing, the menu of the account. */
export const frame = {
  skip: 'Skip to the content',
  loading: 'Loading…',
  failed: 'This could not be loaded.',
  unreachable: 'Unable to connect to the server.',
  retry: 'Try again',
  close: 'Close',
  back: 'Go back',
  more: 'Show more',
  optional: '{label} (optional)',
  account: {
    open: 'Account and display',
    language: 'Language',
    logOut: 'Log out',
  },
  moments: {
    openCalendar: 'Open the calendar',
    formerMonth: 'Previous month',
    nextMonth: 'Next month',
    noDate: 'Enter a day, such as {example}.',
    noTime: 'Enter a time, such as {example}.',
  },
  numbers: { label: 'Numbers and time', digits: 'Digits', clock: 'Clock' },
  theme: {
    label: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    system: 'Same as the device',
  },
} as const;
