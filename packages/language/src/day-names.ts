import type { Language } from './languages.ts';

/** Names of the calendar: twelve months, and seven weekdays from Sunday on, as Date counts them. */
type DayNames = {
  readonly months: readonly string[];
  readonly weekdays: readonly string[];
  /** Where a day with its weekday has little room. */
  readonly shortMonths: readonly string[];
  readonly shortWeekdays: readonly string[];
  /** In a narrow column. */
  readonly narrowWeekdays: readonly string[];
};

const englishShortWeekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const iraqiMonths = [
  'كانون الثاني',
  'شباط',
  'آذار',
  'نيسان',
  'أيار',
  'حزيران',
  'تموز',
  'آب',
  'أيلول',
  'تشرين الأول',
  'تشرين الثاني',
  'كانون الأول',
];
const arabicWeekdays = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'];

const soraniWeekdays = ['یەکشەممە', 'دووشەممە', 'سێشەممە', 'چوارشەممە', 'پێنجشەممە', 'هەینی', 'شەممە'];

/** Months as written in the Kurdistan Region and in Iraq; browsers have no Sorani names of their own. */
const soraniMonths = [
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
];

/** Names of months and weekdays in each language; English and Arabic as `Intl` has them. */
export const dayNames: Readonly<Record<Language, DayNames>> = {
  en: {
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    shortMonths: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
    shortWeekdays: englishShortWeekdays,
    narrowWeekdays: englishShortWeekdays,
  },
  ar: {
    months: iraqiMonths,
    weekdays: arabicWeekdays,
    shortMonths: iraqiMonths,
    shortWeekdays: arabicWeekdays,
    narrowWeekdays: arabicWeekdays,
  },
  ckb: {
    months: soraniMonths,
    weekdays: soraniWeekdays,
    shortMonths: soraniMonths,
    shortWeekdays: soraniWeekdays,
    narrowWeekdays: ['1ش', '2ش', '3ش', '4ش', '5ش', 'هەینی', 'شەممە'],
  },
};
