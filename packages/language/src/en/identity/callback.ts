export const callback = {
  title: 'Log in with {provider}',
  working: { title: 'One moment', lead: 'We are checking what {provider} sent back.', label: 'Checking…' },
  found: { title: 'Almost there', lead: '{provider} told us who you are.' },
  fields: { provider: 'Provider', name: 'Name', email: 'Email', state: 'State', checked: 'Checked, all in order' },
  fetch: 'Fetch User',
  fetchHint: 'Fetches your account and logs you in on this device.',
  stopped: { title: 'The login stopped', lead: 'You can begin again whenever you like.' },
  lost: {
    title: 'No answer came',
    lead: 'The connection broke while you were being logged in.',
    text: 'Try again once you are online. An answer from {provider} counts only once: if it was used up already, please begin again.',
    retry: 'Try again',
  },
  reasons: {
    access_denied: 'You did not allow {provider} to tell us who you are. Nothing was changed.',
    nothing: 'There is no login to finish on this page. Please begin again.',
  },
} as const;
