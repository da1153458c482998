import type { Shape } from '../../shape.ts';
import type { portraits as english } from '../../en/dashboard/portraits.ts';

/** The portrait of somebody of a team, and who said that she or he agreed. */
export const portraits: Shape<typeof english> = {
  title: 'الصورة',
  text: 'تظهر للزبائن في صفحتكم وعند الحجز. بصيغة JPEG أو PNG أو WebP، حتى {size} ميغابايت، وتُقصّ مربعة. نراجعها قبل ظهورها.',
  choose: 'اختيار صورة',
  replace: 'اختيار صورة أخرى',
  chosen: 'الصورة المختارة: {name}',
  tooLarge: 'حجم الصورة أكبر من {size} ميغابايت. يُرجى اختيار صورة أصغر.',
  agreed: 'أؤكد موافقة {name} على الظهور بهذه الصورة.',
  agreedText: 'يُحفظ اسمك ووقت التأكيد مع الصورة.',
  agreedMissing: 'يُرجى أخذ الموافقة أولًا، ثم تأكيدها هنا.',
  send: 'إرسال الصورة',
  unchecked: 'الصورة قيد المراجعة، وعادةً خلال يوم.',
  former: 'الصورة الجديدة قيد المراجعة، وتبقى السابقة ظاهرة حتى ذلك الحين.',
  shown: 'ظاهرة.',
  declined: 'الصورة الأخيرة غير ظاهرة: {reply}',
  stated: 'تأكيد الموافقة من: {name}، {day}',
  remove: 'حذف الصورة',
  removeText: 'تختفي من كل مكان فورًا وتُحذف.',
  removeYes: 'نعم، حذفها',
  back: 'إبقاؤها',
  offline: 'لا اتصال الآن. إرسال الصور وحذفها يحتاجان إلى اتصال.',
  left: 'لا تظهر صورة من انتهى عمله هنا.',
  later: 'يمكن إضافة صورة بعد حفظ العضو الجديد.',
};
