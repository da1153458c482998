import type { Shape } from '../shape.ts';
import type { bookingMails as english } from '../en/booking-mails.ts';

export const bookingMails: Shape<typeof english> = {
  bookingRequested: {
    subject: 'طلبك لدى {venue}',
    text: 'طلبت {treatment} مع {employee} يوم {day} الساعة {time}. يجيب {venue} قبل {answerDay} الساعة {answerTime}، والوقت محجوز لك حتى ذلك الحين.',
    button: 'حجوزاتي',
    after: 'تدفع {price} في المكان. الأوقات بتوقيت بغداد.',
  },
  bookingConfirmed: {
    subject: 'حجزك مؤكد: {venue}، {day} الساعة {time}',
    text: '{venue} بانتظارك من أجل {treatment} مع {employee} يوم {day} الساعة {time}.',
    button: 'حجوزاتي',
    after: 'تدفع {price} في المكان. الأوقات بتوقيت بغداد. الحجز مرفق لتقويمك.',
  },
  bookingDeclined: {
    subject: 'اعتذر {venue} عن حجزك',
    text: 'اعتذر {venue} عن طلبك {treatment} يوم {day} الساعة {time}.{hasReason, select, yes { وكتب: «{reason}»} other {}}',
    button: 'اختر وقتًا آخر',
    after: 'لا يترتب عليك أي دفع. لم يعد الوقت محجوزًا.',
  },
  bookingMoved: {
    subject: 'وقت جديد لدى {venue}: {day} الساعة {time}',
    text: 'صار حجزك {treatment} مع {employee} يوم {day} الساعة {time}.',
    button: 'حجوزاتي',
    after: 'تدفع {price} في المكان كما كان. تجد في حجوزاتك إن كان بانتظار جواب.',
  },
  bookingReassigned: {
    subject: 'شخص آخر لدى {venue}: {day} الساعة {time}',
    text: 'يبقى حجزك {treatment} يوم {day} الساعة {time}. صار الآن مع {employee}.',
    button: 'حجوزاتي',
    after: 'تدفع {price} في المكان كما كان. إن لم يناسبك ذلك فيمكنك إلغاء الحجز أو نقله.',
  },
  bookingProposed: {
    subject: 'يقترح {venue} وقتًا آخر',
    text: 'بدلًا من {day} الساعة {time} يقترح {venue} يوم {newDay} الساعة {newTime} من أجل {treatment}. يبقى حجزك كما هو إلى أن تقبل.',
    button: 'أجب عن الاقتراح',
    after: 'الوقت المقترح غير محجوز لك قبل أن تقبله.',
  },
  proposalDeclined: {
    subject: 'رُفض الوقت الآخر',
    text: 'رُفض الوقت المقترح من أجل {treatment} لدى {venue}. يبقى الحجز يوم {day} الساعة {time}.',
    button: 'انظر الحجز',
    after: 'الأوقات بتوقيت بغداد.',
  },
  bookingCancelled: {
    subject: 'أُلغي الحجز: {venue}، {day} الساعة {time}',
    text: 'أُلغي حجز {treatment} لدى {venue} يوم {day} الساعة {time}.{hasReason, select, yes { وكتب: «{reason}»} other {}}',
    button: 'ابحث عن وقت آخر',
    after: 'لا يترتب عليك أي دفع. المرفق يحذف الحجز من تقويمك.',
  },
  bookingReleased: {
    subject: 'أُخلي موعدك: {venue}',
    text: 'طُلب منك تأكيد قدومك إلى {venue} يوم {day} الساعة {time}. ولأن أحدًا لم يؤكد، أُتيح الوقت لغيرك.',
    button: 'ابحث عن وقت آخر',
    after: 'لا يترتب عليك أي دفع.',
  },
  bookingExpired: {
    subject: 'لم يصل جواب من {venue}',
    text: 'لم يجب {venue} في الوقت المحدد عن طلبك {treatment} يوم {day} الساعة {time}. لم يعد الوقت محجوزًا.',
    button: 'ابحث عن وقت آخر',
    after: 'لا يترتب عليك أي دفع.',
  },
  bookingTomorrow: {
    subject: 'هل ستأتي؟ {venue}، {day} الساعة {time}',
    text: 'لديك {treatment} مع {employee} لدى {venue} يوم {day} الساعة {time}. أكّد قدومك بلمسة واحدة.',
    button: 'سآتي',
    after: 'إن لم تستطع الحضور فألغِ الحجز من حجوزاتك ليستفيد غيرك من الوقت.',
  },
  bookingSoon: {
    subject: 'قريبًا: {venue} الساعة {time}',
    text: 'لديك اليوم، {day}، {treatment} مع {employee} لدى {venue} الساعة {time}.',
    button: 'حجوزاتي',
    after: 'تدفع {price} في المكان. الأوقات بتوقيت بغداد.',
  },
  venueRequested: {
    subject: 'طلب جديد: {day} الساعة {time}',
    text: 'طلب باسم {customerName}: {treatment} مع {employee} يوم {day} الساعة {time}. يُرجى الجواب قبل {answerDay} الساعة {answerTime}، وبعدها يسقط الطلب.',
    button: 'أجب',
    after: 'الأوقات بتوقيت بغداد.',
  },
  venueBooked: {
    subject: 'حجز جديد: {day} الساعة {time}',
    text: 'حجز جديد باسم {customerName}: {treatment} مع {employee} يوم {day} الساعة {time}. وهو مؤكد وفق إعداداتك.',
    button: 'افتح صفحة الدخول',
    after: 'الأوقات بتوقيت بغداد.',
  },
  venueMoved: {
    subject: 'نُقل الحجز إلى {day} الساعة {time}',
    text: 'صار حجز {customerName} من أجل {treatment} مع {employee} يوم {day} الساعة {time}.',
    button: 'افتح صفحة الدخول',
    after: 'الأوقات بتوقيت بغداد.',
  },
  venueProposed: {
    subject: 'اقتراح وقت آخر من {customerName}',
    text: 'بدلًا من {day} الساعة {time} وصل من {customerName} اقتراح: {newDay} الساعة {newTime} من أجل {treatment}. يبقى الحجز كما هو إلى أن تقبل.',
    button: 'أجب عن الاقتراح',
    after: 'الوقت المقترح غير محجوز قبل أن تقبله.',
  },
  venueCancelled: {
    subject: 'أُلغي الحجز: {customerName}، {day} الساعة {time}',
    text: 'أُلغي حجز {customerName} من أجل {treatment} مع {employee} يوم {day} الساعة {time}، والوقت متاح.{hasReason, select, yes { وكتب: «{reason}»} other {}}',
    button: 'افتح صفحة الدخول',
    after: 'الأوقات بتوقيت بغداد.',
  },
  venueTomorrow: {
    subject:
      'غدًا لدى {venue}: {count, plural, =0 {لا حجوزات} one {حجز واحد} two {حجزان} few {# حجوزات} many {# حجزًا} other {# حجز}}',
    text: '{count, plural, =0 {لا حجوزات يوم {day}.} one {هناك حجز واحد يوم {day}.} two {هناك حجزان يوم {day}.} few {هناك # حجوزات يوم {day}.} many {هناك # حجزًا يوم {day}.} other {هناك # حجز يوم {day}.}}',
    line: '{time}: {customerName}، {treatment}، مع {employee}{isOpen, select, yes { (بانتظار جوابك)} other {}}',
    button: 'افتح صفحة الدخول',
    after: 'تصلك هذه الرسالة عند السادسة مساءً لأنك اخترت ذلك في إعداداتك. الأوقات بتوقيت بغداد.',
  },
};
