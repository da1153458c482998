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
    text: 'إن {licence} لـ{venue} بالرقم {number} نافذ لغاية {day}. الخدمات التي تحتاج إليه ظاهرة الآن.',
    button: 'فتح التراخيص',
    after: 'ستصل رسالة قبل شهر من انتهائه.',
  },
  licenceAsked: {
    subject: 'سؤال واحد عن {licence}',
    text: 'قبل قبول {licence} لـ{venue} بالرقم {number} نحتاج إلى أمر واحد: {reply}',
    button: 'فتح التراخيص',
    after: 'بعد إتمامه يمكن تسليم الوثيقة من جديد.',
  },
  licenceRejected: {
    subject: 'لم يُقبل {licence}',
    text: 'لا يمكن قبول {licence} لـ{venue} بالرقم {number}. السبب: {reply}',
    button: 'فتح التراخيص',
    after: 'تبقى الخدمات التي تحتاج إليه مخفية. يمكن تسليم وثيقة أخرى في أي وقت.',
  },
  textApproved: {
    subject: 'عرض «{title}» ظاهر الآن',
    text: 'تمت قراءة نصوص «{title}» في {venue}، والعرض ظاهر كما كُتب.',
    button: 'فتح العروض',
    after: 'عند تغيير هذه النصوص قد تُقرأ من جديد.',
  },
  textDeclined: {
    subject: 'عرض «{title}» غير ظاهر',
    text: 'تتحدث نصوص «{title}» في {venue} عن خدمات تحتاج إلى ترخيص. {reply}',
    button: 'فتح العروض',
    after: 'يمكن تغيير الكلمات أو اختيار الإجراء الصحيح أو تسليم الترخيص.',
  },
  licenceEnding: {
    subject: 'ينتهي الترخيص في {day}',
    text: 'ينتهي {licence} لـ{venue} بالرقم {number} {days, plural, zero {اليوم} one {غدًا} two {بعد يومين} few {بعد # أيام} many {بعد # يومًا} other {بعد # يوم}}، في {day}. بعد ذلك اليوم تُخفى الخدمات التي تحتاج إليه ولا يمكن حجزها.',
    button: 'تسليم الترخيص الجديد',
    after: 'يمكن الحجز بعد ذلك اليوم حالما يتم التدقيق في الترخيص الجديد.',
  },
  licenceEnded: {
    subject: 'انتهى {licence}',
    text: 'انتهى {licence} لـ{venue} بالرقم {number} في {day}. الخدمات التي تحتاج إليه مخفية الآن، والحجوزات القادمة لها في قائمة التعارضات.',
    button: 'تسليم الترخيص الجديد',
    after: 'يظهر كل شيء من جديد حالما يتم التدقيق في الترخيص الجديد.',
  },
  licenceNames: {
    beautician: 'ترخيص التجميل',
    nurse: 'ترخيص التمريض',
    physician: 'الترخيص الطبي',
    dentist: 'ترخيص طب الأسنان',
    physiotherapist: 'ترخيص المعالج الطبيعي',
  },
} as const;
