export const callback = {
  title: 'Log in with {provider}',
  working: { title: 'One moment', lead: 'We are checking the answer from {provider}.', label: 'Checking…' },
  found: { title: 'Almost there', lead: '{provider} confirmed who you are.' },
  fields: { provider: 'Provider', name: 'Name', email: 'Email', state: 'Status', checked: 'Verified' },
  fetch: 'Fetch User',
  fetchHint: 'Fetches your account and logs you in on this device.',
  stopped: { title: 'Login stopped', lead: 'You can start again at any time.' },
  lost: {
    title: 'No answer received',
    lead: 'The connection was lost while you were logging in.',
    text: 'Try again when you are online. An answer from {provider} works only once. If it was already used, please start again.',
    retry: 'Try again',
  },
  reasons: {
    access_denied: 'You did not allow {provider} to share who you are. Nothing was changed.',
    nothing: 'There is no login to finish on this page. Please start again.',
  },
} as const;
