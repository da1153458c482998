/** The day and what waits in it. */
export const today = {
  bookingsDay: '{count, plural, one {نۆرە} other {نۆرە}}',
  expectedDay: 'چاوەڕوانکراو',
  emptyDay: 'لەم ڕۆژەدا هیچ نۆرەیەک نییە.',
  previousDay: 'ڕۆژی پێشوو',
  nextDay: 'ڕۆژی دواتر',
  chooseDay: 'ڕۆژێک هەڵبژێرە',
  backToToday: 'ئەمڕۆ',
  print: 'چاپکردنی ڕۆژەکە',
  add: 'زیادکردنی کڕیاری بێ نۆرە یان کاتی داخراو',
  addShort: 'زیادکردن',
  title: 'ئەمڕۆ',
  figures: 'ڕۆژەکە بە ژمارە',
  bookings: '{count, plural, one {نۆرەی ئەمڕۆ} other {نۆرەی ئەمڕۆ}}',
  done: 'تەواوبوو',
  expected: 'چاوەڕوانکراوی ئەمڕۆ',
  requests: 'داواکارییەکان',
  allRequests: 'پیشاندانی هەموو ({count})',
  noRequests: 'هیچ داواکارییەک چاوەڕێ ناکات. نوێیەکان خۆکارانە لێرە دەردەکەون.',
  employees: 'تیم',
  everybody: 'هەمووان',
  now: 'ئێستا، {time}',
  employeeBookings: '{count, plural, =0 {هیچ نۆرەیەک} one {# نۆرە} other {# نۆرە}}',
  off: { break: 'پشوو', closed: 'داخراوە', leave: 'مۆڵەت', blocked: 'کاتی داخراو' },
  earlier: 'پێشتر',
  later: 'دواتر',
  addToGap: 'زیادکردن لە {start}، {time} بەتاڵە',
  gap: '{time} بەتاڵ',
  filled: 'لە کاتی کار گیراوە',
  lateTitle: 'دواکەوتووان',
  lateBy: '{customerName}: {time} دواکەوتن',
  requestChip: '{count, plural, =0 {هیچ داواکارییەک} one {# داواکاری} other {# داواکاری}}',
  lateChip: '{shown} دواکەوتوو',
  unresolvedChip: '{shown} هێشتا کراوە',
  sound: 'زەنگ لێبدە بۆ داواکاریی نوێ',
  unansweredTitle: 'چاوەڕێی وەڵامی تۆن',
};

/** How the calendar is shown. */
export const calendar = {
  views: 'شێوازی پیشاندان',
  day: 'ڕۆژ',
  week: 'هەفتە',
  month: 'مانگ',
  list: 'لیست',
  density: 'بەرزیی کاتژمێرەکان',
  densities: { close: 'پەستێنراو', middle: 'ناوەند', wide: 'گەورە' },
  team: 'کارمەندە پیشاندراوەکان',
  teamShown: '{shown} لە {all}',
  weekOf: 'هەفتەی کێ',
  earlierToday: 'پیشاندانی کاتژمێرەکانی پێشوو',
  legend: 'واتای نیشانەکان',
  closed: 'داخراوە',
  bookingsWord: '{count, plural, one {نۆرە} other {نۆرە}}',
  unanswered: '{count, plural, one {# چاوەڕێیە} other {# چاوەڕێیە}}',
  filled: '\u061c{percent}٪ گیراوە',
};

/** What is asked before something typed is lost. */
export const leave = {
  title: 'بەبێ پاشەکەوتکردن دەڕۆیت؟',
  text: 'ئەوەی لێرە نووسراوە هێشتا پاشەکەوت نەکراوە.',
  stay: 'بەردەوامبوون لە نووسین',
  leave: 'ڕۆیشتن',
};

/** The rest of a day that begins later. */
export const late = {
  open: 'دواکەوتن',
  title: 'دواکەوتن',
  lead: 'پاشماوەی ڕۆژەکە تەنیا بەو ئەندازەیەی پێویستە درەنگتر دەست پێدەکات: کاتە بەتاڵەکان خولەکەکان هەڵدەمژن.',
  employee: 'کێ دواکەوتووە',
  minutes: 'چەندە',
  send: 'گواستنەوەی {count} و ئاگادارکردنەوەیان',
  moveOne: 'گواستنەوەی نۆرەی {customerName}',
  nothing: 'پێویست ناکات هیچ بگوازرێتەوە.',
  stays: 'لە <t>{time}</t> دەمێنێتەوە',
  moves: '<t>{from}</t> ← <t>{to}</t>',
  stuck: 'شتێک ڕێگرە. تکایە سەرەتا ئەو نۆرەیە بگوازەوە یان خولەکی کەمتر هەڵبژێرە.',
  overHours: 'لە کاتی کارکردنی ئاسایی تێدەپەڕێت. نۆرەکان نیشانە دەکرێن.',
  collides: { hours: 'دوای کاتی کارکردنی ئاسایی', booking: 'نۆرەیەکی تر لەوێدایە' },
};

/** What is placed over the rules of the venue. */
export const override = {
  title: 'نۆرەی {customerName} هەر دادەنێیت؟',
  send: 'هەر دایبنێ',
  lead: 'نۆرەکە نیشانە دەکرێت لەگەڵ ناوی ئەوەی دایناوە. هەرگیز لەسەر نۆرەیەکی تر دانانرێت.',
  closed: 'لەو کاتەدا شوێنەکە داخراوە یان پشووە.',
  employee_away: 'ئەو کارمەندە لەو کاتەدا کار ناکات.',
  not_on_team: 'ئەو کارمەندە بە ئاسایی ئەم خزمەتگوزارییە ناکات.',
  mark: 'لە دەرەوەی ڕێساکان دانراوە',
  free: 'هەڵبژاردنی کاتێک لە دەرەوەی کاتە بەتاڵەکان',
};
