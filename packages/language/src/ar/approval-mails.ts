export const approvalMails = {
  venueApproved: {
    subject: '{venue} ظاهر للجميع الآن',
    text: 'تم التدقيق في {venue}. كل ما نُشر فيه ظاهر للجميع ويمكن حجزه.',
    button: 'فتح لوحة التحكم',
    after: 'الخطوة التالية: نشر رابط العروض حيث توجد الزبونات والزبائن.',
  },
  venueAsked: {
    subject: 'سؤال واحد عن {venue}',
    text: 'قبل إظهار {venue} نحتاج إلى أمر واحد: {reply}',
    button: 'فتح لوحة التحكم',
    after: 'بعد إتمامه يكفي النشر من جديد، وسيجري التدقيق فورًا.',
  },
  venueDeclined: {
    subject: 'تعذر إظهار {venue}',
    text: 'تم التدقيق في {venue} ولا يمكن إظهاره. السبب: {reply}',
    button: 'فتح لوحة التحكم',
    after: 'يمكن تصحيح السبب المذكور ثم النشر من جديد، أو مراسلتنا.',
  },
  licenceApproved: {
    subject: 'تم التدقيق في {licence}',
    text: 'إن {licence} لـ{venue} بالرقم {number} نافذة لغاية {day}. الخدمات التي تحتاج إليها ظاهرة الآن.',
    button: 'فتح الإجازات',
    after: 'ستصل رسالة قبل شهر من انتهائها.',
  },
  licenceAsked: {
    subject: 'سؤال واحد عن {licence}',
    text: 'قبل قبول {licence} لـ{venue} بالرقم {number} نحتاج إلى أمر واحد: {reply}',
    button: 'فتح الإجازات',
    after: 'بعد إتمامه يمكن تسليم الوثيقة من جديد.',
  },
  licenceRejected: {
    subject: 'لم تُقبل {licence}',
    text: 'لا يمكن قبول {licence} لـ{venue} بالرقم {number}. السبب: {reply}',
    button: 'فتح الإجازات',
    after: 'تبقى الخدمات التي تحتاج إليها مخفية. يمكن تسليم وثيقة أخرى في أي وقت.',
  },
  textApproved: {
    subject: 'عرض «{title}» ظاهر الآن',
    text: 'تمت قراءة نصوص «{title}» في {venue}، والعرض ظاهر كما كُتب.',
    button: 'فتح العروض',
    after: 'عند تغيير هذه النصوص قد تُقرأ من جديد.',
  },
  textDeclined: {
    subject: 'عرض «{title}» غير ظاهر',
    text: 'تتحدث نصوص «{title}» في {venue} عن خدمات تحتاج إلى إجازة. {reply}',
    button: 'فتح العروض',
    after: 'يمكن تغيير الكلمات أو اختيار الإجراء الصحيح أو تسليم الإجازة.',
  },
  licenceEnding: {
    subject: 'تنتهي الإجازة في {day}',
    text: 'تنتهي {licence} لـ{venue} بالرقم {number} {days, plural, zero {اليوم} one {غدًا} two {بعد يومين} few {بعد # أيام} many {بعد # يومًا} other {بعد # يوم}}، في {day}. بعد ذلك اليوم تُخفى الخدمات التي تحتاج إليها ولا يمكن حجزها.',
    button: 'تسليم الإجازة الجديدة',
    after: 'يمكن الحجز بعد ذلك اليوم حالما يتم التدقيق في الإجازة الجديدة.',
  },
  licenceEnded: {
    subject: 'انتهت {licence}',
    text: 'انتهت {licence} لـ{venue} بالرقم {number} في {day}. الخدمات التي تحتاج إليها مخفية الآن، والحجوزات القادمة لها في قائمة التعارضات.',
    button: 'تسليم الإجازة الجديدة',
    after: 'يظهر كل شيء من جديد حالما يتم التدقيق في الإجازة الجديدة.',
  },
  licenceNames: {
    beautician: 'إجازة التجميل',
    nurse: 'إجازة التمريض',
    physician: 'الإجازة الطبية',
    dentist: 'إجازة طب الأسنان',
    physiotherapist: 'إجازة العلاج الطبيعي',
  },
} as const;
