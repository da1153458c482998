/** The live part of the status page. */
export const status = {
  now: {
    up: 'Everything works.',
    slow: 'Everything works, but slower than usual.',
    down: 'At least one part is not working.',
    unknown: 'No answer at the moment.',
  },
  refresh: 'Check again',
  checks: 'Now',
  check: { database: 'Bookings and accounts', messages: 'Emails' },
  state: { up: 'Up', slow: 'Slow', down: 'Down' },
  ms: '{ms} ms',
  checked: 'Checked on {day}, <t>{time}</t>, Baghdad time.',
  days: 'The last ninety days',
  mean: '{percent}%',
  day: '{known, select, yes {{day}: {percent}%} other {{day}: not measured}}',
  oldest: 'ninety days ago',
  newest: 'Today',
} as const;
