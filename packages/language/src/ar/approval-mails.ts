import type { Shape } from '../shape.ts';
import type { approvalMails as english } from '../en/approval-mails.ts';

export const approvalMails: Shape<typeof english> = {
  venueApproved: {
    subject: '{venue} ظاهر للجميع الآن',
    text: 'تم التدقيق في {venue}. كل ما نُشر فيه ظاهر للجميع ويمكن حجزه.',
    button: 'فتح لوحة التحكم',
    after: 'الخطوة التالية: نشر رابط عروضك حيث يراه زبائن المركز.',
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
    after: 'يمكن تصحيح ما ورد في السبب ثم النشر من جديد، أو مراسلتنا.',
  },
  licenceApproved: {
    subject: 'تمت الموافقة على {licence}',
    text: '{licence} رقم {number} العائد إلى {venue} سارٍ حتى {day}. الخدمات التي تحتاج إليه ظاهرة الآن.',
    button: 'فتح التراخيص',
    after: 'ستصل رسالة قبل شهر من انتهائه.',
  },
  licenceAsked: {
    subject: 'سؤال واحد عن {licence}',
    text: 'قبل قبول {licence} رقم {number} العائد إلى {venue} نحتاج إلى أمر واحد: {reply}',
    button: 'فتح التراخيص',
    after: 'بعد إتمامه يمكن تسليم الوثيقة من جديد.',
  },
  licenceRejected: {
    subject: 'لم يُقبل {licence}',
    text: 'لا يمكن قبول {licence} رقم {number} العائد إلى {venue}. السبب: {reply}',
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
    text: 'تذكر نصوص «{title}» في {venue} خدمات تحتاج إلى ترخيص. {reply}',
    button: 'فتح العروض',
    after: 'يمكن تغيير الكلمات أو اختيار الإجراء الصحيح أو تسليم الترخيص.',
  },
  pictureApproved: {
    subject: 'صورة من {venue} ظاهرة الآن',
    text: 'راجعنا الصورة «{title}»، وهي ظاهرة للجميع الآن في صفحة {venue}.',
    button: 'فتح الصور',
    after: 'إذا سُحبت الموافقة على الصورة فيكفي تسجيل ذلك هناك، وتُزال الصورة فورًا.',
  },
  pictureDeclined: {
    subject: 'صورة من {venue} غير ظاهرة',
    text: 'تعذر إظهار الصورة «{title}» في صفحة {venue}، وقد حُذفت. السبب: {reply}',
    button: 'فتح الصور',
    after: 'يمكن إرسال صورة أخرى في أي وقت.',
  },
  portraitApproved: {
    subject: 'صورة {title} ظاهرة الآن',
    text: 'راجعنا صورة {title}، وهي ظاهرة للجميع الآن في صفحة {venue}.',
    button: 'فتح فريق العمل',
    after: 'إذا سُحبت الموافقة على الصورة فيكفي حذفها هناك، وتُزال فورًا.',
  },
  portraitDeclined: {
    subject: 'صورة {title} غير ظاهرة',
    text: 'تعذر إظهار صورة {title} في صفحة {venue}، وقد حُذفت. السبب: {reply}',
    button: 'فتح فريق العمل',
    after: 'يمكن إرسال صورة أخرى في أي وقت.',
  },
  licenceEnding: {
    subject: 'ينتهي ترخيصك يوم {day}',
    text: 'ينتهي {licence} رقم {number} العائد إلى {venue} {days, plural, zero {اليوم} one {غدًا} two {بعد يومين} few {بعد # أيام} many {بعد # يومًا} other {بعد # يوم}}، يوم {day}. بعد ذلك اليوم تُخفى الخدمات التي تحتاج إليه ولا يمكن حجزها.',
    button: 'تسليم الترخيص الجديد',
    after: 'يمكن الحجز بعد ذلك اليوم حالما يتم التدقيق في الترخيص الجديد.',
  },
  licenceEnded: {
    subject: 'انتهى {licence}',
    text: 'انتهى {licence} رقم {number} العائد إلى {venue} يوم {day}. الخدمات التي تحتاج إليه مخفية الآن، والحجوزات القادمة لها في قائمة التعارضات.',
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
};
