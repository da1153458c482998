import type { Shape } from '../shape.ts';
import type { bookingMails as english } from '../en/booking-mails.ts';

export const bookingMails: Shape<typeof english> = {
  discreet: {
    subject: '{hasTime, select, yes {موعدك يوم {day} الساعة {time}} other {رسالة جديدة}}',
    text: '{hasTime, select, yes {يوجد جديد عن موعدك يوم {day} الساعة {time}.} other {يوجد شيء جديد في الحساب.}}',
    button: 'فتح',
    after: 'هذه الرسالة قصيرة لأن الرسائل الكتومة مفعّلة في الحساب.',
  },
  bookingRequested: {
    subject: 'طلبك في {venue}',
    text: 'وصل طلبك: {treatment} مع {employee} يوم {day} الساعة {time}. سيصلك الجواب من {venue} قبل {answerDay} الساعة {answerTime}، والموعد محفوظ لك حتى ذلك الحين.',
    button: 'عرض حجوزاتي',
    after: 'المبلغ {price} يُدفع في المركز. الأوقات بتوقيت بغداد.',
  },
  bookingConfirmed: {
    subject: 'حجزك مؤكد: {venue}، {day} الساعة {time}',
    text: 'تم تأكيد حجزك في {venue}: {treatment} مع {employee} يوم {day} الساعة {time}.',
    button: 'عرض حجوزاتي',
    after: 'المبلغ {price} يُدفع في المركز. الأوقات بتوقيت بغداد. الحجز مرفق لإضافته إلى تقويمك.',
  },
  bookingDeclined: {
    subject: 'اعتذار من {venue} عن حجزك',
    text: 'تعذّر قبول طلبك في {venue}: {treatment} يوم {day} الساعة {time}.{hasReason, select, yes { السبب: «{reason}»} other {}}',
    button: 'اختيار موعد آخر',
    after: 'لا يترتب عليك أي مبلغ. لم يعد الموعد محفوظًا لك.',
  },
  bookingMoved: {
    subject: 'موعد جديد في {venue}: {day} الساعة {time}',
    text: 'أصبح موعد حجزك ({treatment} مع {employee}) يوم {day} الساعة {time}.',
    button: 'عرض حجوزاتي',
    after: 'المبلغ {price} كما كان، ويُدفع في المركز. صفحة حجوزاتك تبيّن إن كان الحجز بانتظار جواب.',
  },
  bookingReassigned: {
    subject: 'تغيير في فريق العمل في {venue}: {day} الساعة {time}',
    text: 'حجزك ({treatment}) باقٍ في موعده يوم {day} الساعة {time}، وأصبح الآن مع {employee}.',
    button: 'عرض حجوزاتي',
    after:
      'المبلغ {price} كما كان، ويُدفع في المركز. صفحة حجوزاتك تبيّن إن كان الحجز بانتظار جواب، وفيها يمكنك إلغاؤه أو نقله.',
  },
  bookingMissed: {
    subject: '{venue}: تم تسجيل عدم حضور',
    text: 'جرى في {venue} تعديل ما سُجّل عن حجزك ({treatment}) يوم {day} الساعة {time}، والمسجَّل الآن هو عدم حضورك.{hasReason, select, yes { السبب المذكور: «{reason}»} other {}}',
    button: 'عرض الحجز',
    after: 'إن كان ذلك غير صحيح فبإمكانك الاعتراض من ملفك الشخصي بلمسة واحدة، ولن تُحسب الزيارة حتى نراجعها.',
  },
  bookingDelayed: {
    subject: 'تأخير في {venue}: الموعد الآن الساعة {time}',
    text: 'هناك تأخير بسيط في {venue}. حجزك ({treatment}) مع {employee} يوم {day} يبدأ الآن الساعة {time}. نعتذر عن الانتظار.',
    button: 'عرض حجوزاتي',
    after: 'إن لم يناسبك الوقت الجديد فبإمكانك إلغاء الحجز أو نقله من صفحة حجوزاتك. الأوقات بتوقيت بغداد.',
  },
  bookingRepeated: {
    subject: 'حجوزات جديدة لك في {venue}',
    text: 'تم حجز هذه المواعيد لك في {venue} ({treatment} مع {employee}): {dates}.',
    button: 'عرض حجوزاتي',
    after: 'يمكن إلغاء كل منها أو نقله من صفحة حجوزاتك. الدفع في المركز. الأوقات بتوقيت بغداد.',
  },
  seriesCancelled: {
    subject: 'تم إلغاء حجوزاتك في {venue}',
    text: 'تم إلغاء هذه المواعيد في {venue} ({treatment} مع {employee}): {dates}.{hasReason, select, yes { السبب: «{reason}»} other {}}',
    button: 'البحث عن موعد آخر',
    after: 'لا يترتب عليك أي مبلغ.',
  },
  bookingProposed: {
    subject: 'اقتراح موعد آخر من {venue}',
    text: 'وصلك اقتراح من {venue}: {treatment} يوم {newDay} الساعة {newTime} بدلًا من {day} الساعة {time}. يبقى حجزك كما هو إلى حين قبولك.',
    button: 'الرد على الاقتراح',
    after: 'الموعد المقترح غير محفوظ لك قبل القبول.',
  },
  proposalDeclined: {
    subject: 'لم يُقبل الموعد المقترح',
    text: 'لم يُقبل الموعد المقترح ({treatment} في {venue}). يبقى الحجز يوم {day} الساعة {time}.',
    button: 'عرض الحجز',
    after: 'الأوقات بتوقيت بغداد.',
  },
  bookingCancelled: {
    subject: 'تم إلغاء الحجز: {venue}، {day} الساعة {time}',
    text: 'تم إلغاء الحجز في {venue}: {treatment} يوم {day} الساعة {time}.{hasReason, select, yes { السبب: «{reason}»} other {}}',
    button: 'البحث عن موعد آخر',
    after: 'لا يترتب عليك أي مبلغ. الملف المرفق يزيل الحجز من تقويمك.',
  },
  bookingReleased: {
    subject: 'لم يعد موعدك محجوزًا: {venue}',
    text: 'طلبنا تأكيد حضورك إلى {venue} يوم {day} الساعة {time}. لم يصل التأكيد، فأصبح الموعد متاحًا للآخرين.',
    button: 'البحث عن موعد آخر',
    after: 'لا يترتب عليك أي مبلغ.',
  },
  bookingExpired: {
    subject: 'لم يصل جواب من {venue}',
    text: 'لم يصل جواب من {venue} في الوقت المحدد على طلبك: {treatment} يوم {day} الساعة {time}. لم يعد الموعد محفوظًا لك.',
    button: 'البحث عن موعد آخر',
    after: 'لا يترتب عليك أي مبلغ.',
  },
  bookingTomorrow: {
    subject: 'تأكيد الحضور: {venue}، {day} الساعة {time}',
    text: 'حجزك في {venue}: {treatment} مع {employee} يوم {day} الساعة {time}. يُرجى تأكيد حضورك بلمسة واحدة.',
    button: 'سأحضر',
    after: 'إذا تعذّر الحضور، فيُرجى إلغاء الحجز من صفحة حجوزاتك ليصبح الموعد متاحًا للآخرين.',
  },
  bookingSoon: {
    subject: 'موعدك اليوم: {venue} الساعة {time}',
    text: 'موعدك في {venue} اليوم، {day}، الساعة {time}: {treatment} مع {employee}.',
    button: 'عرض حجوزاتي',
    after: 'المبلغ {price} يُدفع في المركز. الأوقات بتوقيت بغداد.',
  },
  venueRequested: {
    subject: 'طلب جديد: {day} الساعة {time}',
    text: 'طلب حجز باسم {customerName}: {treatment} مع {employee} يوم {day} الساعة {time}. يُرجى الرد قبل {answerDay} الساعة {answerTime}، وإلا تنتهي مهلة الطلب.',
    button: 'الرد على الطلب',
    after: 'الأوقات بتوقيت بغداد.',
  },
  venueBooked: {
    subject: 'حجز جديد: {day} الساعة {time}',
    text: 'حجز جديد باسم {customerName}: {treatment} مع {employee} يوم {day} الساعة {time}. تم تأكيده تلقائيًا حسب إعداداتك.',
    button: 'تسجيل الدخول',
    after: 'الأوقات بتوقيت بغداد.',
  },
  venueMoved: {
    subject: 'تم نقل الحجز إلى {day} الساعة {time}',
    text: 'الحجز باسم {customerName} ({treatment} مع {employee}) أصبح يوم {day} الساعة {time}.',
    button: 'تسجيل الدخول',
    after: 'الأوقات بتوقيت بغداد.',
  },
  venueReassigned: {
    subject: 'تغيير في فريق العمل: {day} الساعة {time}',
    text: 'الحجز باسم {customerName} ({treatment}) باقٍ في موعده يوم {day} الساعة {time}، وأصبح الآن مع {employee}.',
    button: 'تسجيل الدخول',
    after: 'الأوقات بتوقيت بغداد.',
  },
  venueProposed: {
    subject: 'اقتراح موعد آخر من {customerName}',
    text: 'وصل اقتراح من {customerName}: {treatment} يوم {newDay} الساعة {newTime} بدلًا من {day} الساعة {time}. يبقى الحجز كما هو إلى حين قبولك.',
    button: 'الرد على الاقتراح',
    after: 'الموعد المقترح غير محفوظ قبل القبول.',
  },
  venueCancelled: {
    subject: 'تم إلغاء الحجز: {customerName}، {day} الساعة {time}',
    text: 'تم إلغاء الحجز باسم {customerName}: {treatment} مع {employee} يوم {day} الساعة {time}، وأصبح الموعد متاحًا.{hasReason, select, yes { السبب: «{reason}»} other {}}',
    button: 'تسجيل الدخول',
    after: 'الأوقات بتوقيت بغداد.',
  },
  venueTomorrow: {
    subject:
      'غدًا في {venue}: {count, plural, =0 {لا حجوزات} one {حجز واحد} two {حجزان} few {# حجوزات} many {# حجزًا} other {# حجز}}',
    text: '{count, plural, =0 {لا توجد حجوزات يوم {day}.} one {يوجد حجز واحد يوم {day}.} two {يوجد حجزان يوم {day}.} few {توجد # حجوزات يوم {day}.} many {يوجد # حجزًا يوم {day}.} other {يوجد # حجز يوم {day}.}}',
    line: '{time}: {customerName}، {treatment}، مع {employee}{isOpen, select, yes { (بانتظار ردّك)} other {}}',
    button: 'تسجيل الدخول',
    after: 'تصلك هذه الرسالة كل مساء عند السادسة لأنها مفعّلة في إعداداتك. الأوقات بتوقيت بغداد.',
  },
};
