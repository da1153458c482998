/** The day and what waits in it. */
export const today = {
  bookingsDay: '{count, plural, zero {حجز} one {حجز} two {حجزان} few {حجوزات} many {حجزًا} other {حجز}}',
  expectedDay: 'المتوقع',
  emptyDay: 'لا توجد حجوزات في هذا اليوم.',
  previousDay: 'اليوم السابق',
  nextDay: 'اليوم التالي',
  chooseDay: 'اختيار اليوم',
  backToToday: 'اليوم',
  print: 'طباعة اليوم',
  add: 'إضافة حضور بلا موعد أو وقت مغلق',
  addShort: 'إضافة',
  title: 'اليوم',
  figures: 'اليوم بالأرقام',
  bookings:
    '{count, plural, zero {حجز اليوم} one {حجز اليوم} two {حجزان اليوم} few {حجوزات اليوم} many {حجزًا اليوم} other {حجز اليوم}}',
  done: 'المكتملة',
  expected: 'المتوقع اليوم',
  requests: 'الطلبات',
  allRequests: 'عرض الكل ({count})',
  noRequests: 'لا توجد طلبات بانتظارك. الطلبات الجديدة تظهر هنا تلقائيًا.',
  employees: 'فريق العمل',
  everybody: 'الجميع',
  now: 'الآن، {time}',
  employeeBookings:
    '{count, plural, zero {لا حجوزات} one {حجز واحد} two {حجزان} few {# حجوزات} many {# حجزًا} other {# حجز}}',
  off: { break: 'استراحة', closed: 'مغلق', leave: 'إجازة', blocked: 'وقت مغلق' },
  earlier: 'السابق',
  later: 'التالي',
  addToGap: 'إضافة عند {start}، {time} فارغة',
  gap: 'فراغ {time}',
  filled: 'من وقت العمل محجوز',
  lateTitle: 'المتأخرون',
  lateBy: '{customerName}: تأخير {time}',
  requestChip: '{count, plural, zero {لا طلبات} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}',
  lateChip: 'تأخّر {shown}',
  unresolvedChip: 'لم يُحسم {shown}',
  sound: 'رنين عند طلب جديد',
  unansweredTitle: 'بانتظار ردّك',
};

/** How the calendar is shown. */
export const calendar = {
  views: 'طريقة العرض',
  day: 'يوم',
  week: 'أسبوع',
  month: 'شهر',
  list: 'قائمة',
  density: 'ارتفاع الساعات',
  densities: { close: 'مضغوط', middle: 'متوسط', wide: 'كبير' },
  team: 'أعضاء الفريق المعروضون',
  teamShown: '{shown} من {all}',
  weekOf: 'صاحب الأسبوع',
  earlierToday: 'عرض الساعات السابقة',
  legend: 'معاني العلامات',
  closed: 'مغلق',
  bookingsWord: '{count, plural, zero {حجز} one {حجز} two {حجزان} few {حجوزات} many {حجزًا} other {حجز}}',
  unanswered:
    '{count, plural, zero {لا شيء ينتظر} one {طلب ينتظر} two {طلبان ينتظران} few {# طلبات تنتظر} many {# طلبًا ينتظر} other {# طلب ينتظر}}',
  filled: 'محجوز {percent}٪',
};

/** What is asked before something typed is lost. */
export const leave = {
  title: 'المغادرة دون حفظ؟',
  text: 'ما كُتب هنا لم يُحفظ بعد.',
  stay: 'متابعة الكتابة',
  leave: 'مغادرة',
};

/** The rest of a day that begins later. */
export const late = {
  open: 'تأخير',
  title: 'تأخير في المواعيد',
  lead: 'تبدأ بقية مواعيد اليوم لاحقًا بقدر الحاجة فقط: الأوقات الفارغة تمتص الدقائق.',
  employee: 'من المتأخر',
  minutes: 'مدة التأخير',
  send: 'نقل ({count}) مع إرسال إشعار',
  moveOne: 'نقل حجز {customerName}',
  nothing: 'لا حاجة إلى نقل شيء.',
  stays: 'يبقى <t>{time}</t>',
  moves: '<t>{from}</t> ← <t>{to}</t>',
  stuck: 'هناك ما يعترض ذلك. يُرجى نقل ذلك الحجز أولًا أو اختيار دقائق أقل.',
  overHours: 'يتجاوز ذلك أوقات العمل المعتادة، وتوضع على الحجوزات علامة.',
  collides: { hours: 'بعد أوقات العمل المعتادة', booking: 'يوجد حجز آخر هناك' },
};

/** What is placed over the rules of the venue. */
export const override = {
  title: 'تثبيت حجز {customerName} رغم ذلك؟',
  send: 'تثبيت رغم ذلك',
  lead: 'توضع على الحجز علامة مع اسم من ثبّته، ولا يكون أبدًا فوق حجز آخر.',
  closed: 'المركز مغلق أو في استراحة في ذلك الوقت.',
  employee_away: 'هذا العضو من فريق العمل لا يعمل في ذلك الوقت.',
  not_on_team: 'هذه الخدمة ليست عادةً من خدمات هذا العضو من فريق العمل.',
  mark: 'خارج القواعد المعتادة',
  free: 'اختيار وقت خارج الأوقات المتاحة',
};
