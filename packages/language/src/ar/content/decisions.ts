import type { Shape } from '../../shape.ts';
import type { decisions as english } from '../../en/content/decisions.ts';

export const decisions: Shape<typeof english> = {
  page: {
    title: 'القرارات | تجميل سبوت',
    description: 'كل إزالة وكل إيقاف وكل تغيير في ترتيب النتائج في تجميل سبوت، من دون أسماء، ضمن قيود لا تُعدَّل خفيةً.',
  },
  title: 'القرارات',
  lead: 'ما أُزيل من تجميل سبوت أو أُعيد إليه بقرار، وكل تغيير في ترتيب النتائج. لا يُذكر فيه اسم أحد.',
  year: 'السنة الأخيرة',
  latest: 'الأحدث',
  empty: 'لا قرارات حتى الآن.',
  kind: {
    venue_declined: 'مركز لم يُقبل',
    licence_removed: 'ترخيص أُزيل',
    text_declined: 'نص لم يُقبل',
    service_suspended: 'عرض أُوقف',
    service_reinstated: 'عرض أُعيد',
    vendor_suspended: 'صاحب مركز أُوقف حسابه',
    vendor_reinstated: 'صاحب مركز أُعيد حسابه',
    review_removed: 'تقييم أُزيل',
    voices_discounted: 'تقييمات لم تعد تُحسب',
    voices_restored: 'تقييمات عادت تُحسب',
    weights_changed: 'تغيّرت أوزان الترتيب',
  },
  reason: {
    spam: 'دعاية',
    abuse: 'إساءة',
    not_a_customer: 'ليس زبونًا',
    other: 'سبب آخر',
  },
  reported: 'سبب البلاغ',
  entry: 'القيد رقم {position, number}',
  older: 'قرارات أقدم',
  newest: 'أحدث القرارات',
  how: 'كيف يمكن التحقق من ذلك',
  chain:
    'في كل قيد بصمة القيد الذي قبله. تعديل قيد أو حذفه أو نقله يكسر السلسلة، وأمر في البرنامج يدلّ على الموضع. يمكن تدوين البصمة الأخيرة والسؤال عنها لاحقًا، فلا بدّ أن تبقى في السجل.',
  head: 'القيد الأخير، رقمه {position, number}',
  ranking: 'كيف نرتب النتائج',
};
