/** The page of the newsletter; its form speaks with the shell's words. */
export const newsletter = {
  subscribe: 'Subscribe',
  needsScript: 'This form needs JavaScript. Please turn it on, or write to us.',
  failed: 'Network error. Please check your connection.',
  link: {
    title: 'Your newsletter',
    text: 'You opened the link from our email. What would you like to do?',
    confirm: 'Confirm subscription',
    end: 'Unsubscribe',
  },
} as const;
