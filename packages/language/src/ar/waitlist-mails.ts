import type { Shape } from '../shape.ts';
import type { waitlistMails as english } from '../en/waitlist-mails.ts';

export const waitlistMails: Shape<typeof english> = {
  timeOffered: {
    subject: 'فرغ موعد عند {venue}: {day} الساعة {time}',
    text: 'صار {treatment}{hasEmployee, select, yes { مع {employee}} other {}} عند {venue} متاحًا يوم {day} الساعة {time}. نخبر الآن كل من ينتظره، والموعد غير محجوز لأحد: هو لمن يوافق أولًا. يمكنك الرد حتى {untilDay}، الساعة {untilTime}.',
    button: 'أوافق أو لا، شكرًا',
    after: 'تدفع {price} في المكان. الأوقات بتوقيت بغداد. إن لم يناسبك الموعد تبقى على القائمة.',
  },
  timeLost: {
    subject: 'سبقك غيرك: {venue}، {day} الساعة {time}',
    text: 'الموعد الذي عرضناه عليك لـ{treatment} عند {venue} يوم {day} الساعة {time} أُخذ: سبقك إليه غيرك. تبقى على القائمة، ونكتب لك مجددًا عندما يفرغ موعد آخر.',
    button: 'ما الذي أنتظره',
    after: 'لا حاجة لأن تفعل شيئًا. يمكنك ترك القائمة من صفحة حجوزاتك متى شئت.',
  },
};
