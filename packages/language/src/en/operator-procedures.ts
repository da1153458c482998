/** The registry of procedures, as the console says it. */
export const procedures = {
  title: 'Procedures',
  lead: 'What treatments can be, how they are written, and which licence each needs. A change holds from the moment it is saved.',
  empty: 'No procedure is written like this.',
  change: 'Edit',
  changeTitle: 'Edit {name}',
  usually: 'usually {from} to {to}',
  used: '{count, plural, =0 {no treatments} one {# treatment} other {# treatments}}',
  noLicence: 'No licence',
  spellings: 'Other spellings',
  spellingsHint: 'One a line. Titles with them are recognised as this procedure.',
  signals: 'Words that are held',
  signalsHint: 'One a line. Texts with them wait for an operator. Start with ~ to forgive a slip.',
  licence_class: 'Licence that it needs',
  duration: 'Minutes',
  from_iqd: 'From (IQD)',
  to_iqd: 'To (IQD)',
  saveClass: 'Save and change the licence',
  effects: 'What this change takes off the site',
  takesDown:
    '{count, plural, =0 {Nothing is taken off the site} one {# treatment is taken off the site} other {# treatments are taken off the site}}',
  bookings: '{count, plural, one {# open booking} other {# open bookings}}',
} as const;
