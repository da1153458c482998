import type { Shape } from '../shape.ts';
import type { waitlistMails as english } from '../en/waitlist-mails.ts';

export const waitlistMails: Shape<typeof english> = {
  timeOffered: {
    subject: 'موعد متاح في {venue}: {day} الساعة {time}',
    text: 'أصبح هذا الموعد متاحًا في {venue}: {treatment}{hasEmployee, select, yes { مع {employee}} other {}} يوم {day} الساعة {time}. تصل هذه الرسالة إلى كل من في قائمة الانتظار، والموعد غير محجوز لأحد: الأولوية لأول موافقة. يمكنك الرد حتى {untilDay} الساعة {untilTime}.',
    button: 'الرد على العرض',
    after: 'المبلغ {price} يُدفع في المركز. الأوقات بتوقيت بغداد. إذا لم يناسبك الموعد، فمكانك في القائمة محفوظ.',
  },
  timeLost: {
    subject: 'لم يعد الموعد متاحًا: {venue}، {day} الساعة {time}',
    text: 'الموعد الذي عرضناه عليك في {venue} ({treatment}، يوم {day} الساعة {time}) لم يعد متاحًا، فقد سبقت موافقة أخرى. مكانك في القائمة محفوظ، وستصلك رسالة عند توفر موعد آخر.',
    button: 'قائمة انتظاري',
    after: 'لا داعي لأي إجراء. يمكنك ترك القائمة متى شئت من صفحة حجوزاتك.',
  },
};
