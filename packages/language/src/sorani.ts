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
export const soraniShortWeekdays = ['١ش', '٢ش', '٣ش', '٤ش', '٥ش', 'هەینی', 'شەممە'] as const;
