/** Pictures of venues' work that visitors have reported. */
export const pictureCases = {
  title: 'Reported pictures',
  empty: 'No pictures have been reported.',
  state: { open: 'Open', upheld: 'Picture removed', dismissed: 'Dismissed', withdrawn: 'Removed by the venue' },
  reason: {
    not_agreed: 'Shows somebody who did not agree',
    not_theirs: 'Is not the venue’s own work',
    indecent: 'Indecent or hurtful',
    other: 'Something else',
  },
  about: '“{caption}”, {venue}',
  since: '{count, plural, one {# report} other {# reports}} since {day}',
  by: 'Reported by {name}, {day}',
  consent: 'Consent stated of: {name}',
  gone: 'The picture is deleted.',
  unchecked: 'Its words have changed: it is not shown and waits among the approvals.',
  page: 'Open the page of the venue',
  dismiss: 'Keep the picture',
  remove: 'Remove the picture',
  removeTitle: 'Remove this picture?',
  removeLead: 'It is deleted for good and gone from the page of the venue at once. The venue reads the reason.',
} as const;
