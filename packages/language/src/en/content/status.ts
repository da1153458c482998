/** The live part of the status page. */
export const status = {
  now: {
    up: 'Everything works.',
    slow: 'It works, slower than usual.',
    down: 'At least one part does not work.',
    unknown: 'Nobody answers at the moment.',
  },
  refresh: 'Look again',
  checks: 'Now',
  check: { database: 'Bookings and accounts', messages: 'Mails' },
  state: { up: 'Up', slow: 'Slow', down: 'Down' },
  ms: '{ms} ms',
  checked: 'Looked at on {day}, <t>{time}</t>, Baghdad time.',
  days: 'The last 90 days',
  mean: '{percent}%',
  day: '{known, select, yes {{day}: {percent}%} other {{day}: not measured}}',
  oldest: '90 days ago',
  newest: 'Today',
} as const;
