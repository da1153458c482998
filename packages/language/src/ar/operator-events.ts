import type { undeliveredKinds as english } from '../en/operator-events.ts';
import type { Shape } from '../shape.ts';

/** What a message is about that could not be delivered, by the kind of its event. */
export const undeliveredKinds: Shape<typeof english> = {
  identity: {
    reset_requested: 'رابط كلمة مرور جديدة',
    password_changed: 'تغيير كلمة المرور',
    confirmation_requested: 'رابط تأكيد البريد الإلكتروني',
    second_factor_changed: 'تغيير الدخول بخطوتين',
    number_changed: 'تغيير رقم الهاتف',
    new_device: 'دخول من جهاز جديد',
    code_requested: 'رمز برسالة',
    signed_up: 'ترحيب بحساب جديد',
    picture_dropped: 'إزالة صورة',
  },
  venues: {
    invited: 'دعوة إلى مركز',
    licence_ending: 'ترخيص يوشك على الانتهاء',
  },
  content: {
    subscribed: 'اشتراك في النشرة بانتظار التأكيد',
  },
  booking: {
    requested: 'طلب حجز',
    confirmed: 'تأكيد حجز',
    declined: 'رفض حجز',
    moved: 'نقل حجز',
    reassigned: 'إسناد حجز إلى شخص آخر',
    corrected: 'تصحيح حجز',
    delayed: 'تأخير حجز',
    repeated: 'حجز متكرر',
    series_cancelled: 'إلغاء حجز متكرر',
    proposed: 'اقتراح موعد آخر',
    proposal_declined: 'رفض الموعد المقترح',
    cancelled: 'إلغاء حجز',
    expired: 'طلب بلا رد',
    freed: 'موعد أصبح متاحًا',
    tomorrow: 'تذكير باليوم التالي',
    soon: 'تذكير قبل الموعد بقليل',
    day_ahead: 'يوم العمل التالي لمركز',
  },
  waitlist: {
    slot_taken: 'موعد معروض تم حجزه',
    slot_offered: 'موعد معروض من قائمة الانتظار',
    slot_lost: 'موعد معروض لم يعد متاحًا',
  },
  operator: {
    decided: 'قرار الإدارة',
    announced: 'إعلان',
    announcement_tested: 'تجربة إعلان',
    term_changed: 'تغيير مصطلح',
  },
};
