import type { Shape } from '../shape.ts';
import type { shortTexts as english } from '../en/short-texts.ts';

/** What short messages say that emails do not: codes, invitations to a phone, and what names nothing. */
export const shortTexts: Shape<typeof english> = {
  short: {
    codeTitle: 'رمز تجميل سبوت',
    codeText:
      '{code} هو رمز تجميل سبوت {purpose, select, book {لتأكيد الحجز} change_number {لتغيير رقم الحساب} join {للانضمام إلى فريق العمل} other {لتسجيل الدخول}}. يبقى صالحًا عشر دقائق. هذا الرمز سري: لا نطلبه من أحد أبدًا، حتى عبر الهاتف.',
    invitationTitle: 'دعوة للعمل في {venue}',
    invitationText:
      'دعوة من {by} للعمل في {venue} على تجميل سبوت{role, select, manager {، مع صلاحية إدارة المركز} other {، مع جدول مواعيد خاص بك}}. يُرجى تسجيل الدخول بهذا الرقم، ثم فتح لوحة التحكم والانضمام بهذا الرمز خلال سبعة أيام: {code}. إذا لم تكن لك معرفة بالمركز ({venue})، فيمكنك تجاهل هذه الرسالة. يُرجى عدم مشاركة الرمز مع أي شخص.',
    confirm: 'تأكيد',
    decline: 'رفض',
    chatConnected: 'تم الربط. تصل رسائل حساب تجميل سبوت الآن إلى هذه المحادثة، ويمكن إنهاء ذلك من الحساب في أي وقت.',
    chatLinkOver: 'انتهت صلاحية هذا الرابط. يمكن فتح رابط جديد من حساب تجميل سبوت.',
    chatHello: 'هذا البوت يوصل رسائل تجميل سبوت. لربط هذه المحادثة يُرجى فتح تلغرام من الحساب هناك.',
    chatUnknown: 'لم تعد هذه المحادثة مرتبطة بحساب.',
    confirmSurely: 'نعم، تأكيد',
    declineSurely: 'نعم، رفض',
    back: 'رجوع',
    confirmed: 'تم التأكيد.',
    declined: 'تم الرفض.',
  },
};
