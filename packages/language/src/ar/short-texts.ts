/** What short messages say that emails do not: codes, and what names nothing. */
export const shortTexts = {
  short: {
    codeTitle: 'رمز تجميل سبوت',
    codeText:
      '{code} هو رمز تجميل سبوت {purpose, select, book {لتأكيد الحجز} change_number {لتغيير رقم الحساب} join {للانضمام إلى فريق العمل} other {لتسجيل الدخول}}. يبقى صالحاً عشر دقائق. هذا الرمز سري: لا نطلبه من أحد أبداً، حتى عبر الهاتف.',
    discreetTitle: 'رسالة جديدة',
    discreetText: 'يوجد شيء جديد في الحساب.',
    discreetButton: 'فتح',
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
