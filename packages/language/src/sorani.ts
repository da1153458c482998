/** Months as written in the Kurdistan Region and in Iraq; browsers have no Sorani names of their own. */
export const soraniMonths = [
  'کانوونی دووەم',
  'شوبات',
  'ئازار',
  'نیسان',
  'ئایار',
  'حوزەیران',
  'تەممووز',
  'ئاب',
  'ئەیلوول',
  'تشرینی یەکەم',
  'تشرینی دووەم',
  'کانوونی یەکەم',
] as const;

/** Weekdays, Sunday first, as Date counts them. */
export const soraniWeekdays = ['یەکشەممە', 'دووشەممە', 'سێشەممە', 'چوارشەممە', 'پێنجشەممە', 'هەینی', 'شەممە'] as const;

/** Weekdays in a narrow column, Sunday first. */
export const soraniShortWeekdays = ['1ش', '2ش', '3ش', '4ش', '5ش', 'هەینی', 'شەممە'] as const;
