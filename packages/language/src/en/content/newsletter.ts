/** The page of the newsletter; its form speaks with the shell's words. */
export const newsletter = {
  subscribe: 'Subscribe',
  needsScript: 'The form needs JavaScript. Please switch it on, or write to us.',
  failed: 'Network error. Please check your connection.',
  link: {
    title: 'Your newsletter',
    text: 'You followed the link of our mail. What would you like to do?',
    confirm: 'Confirm the subscription',
    end: 'End the newsletter',
  },
} as const;
