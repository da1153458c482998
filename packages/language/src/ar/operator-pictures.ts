import type { Shape } from '../shape.ts';
import type { pictureCases as english } from '../en/operator-pictures.ts';

/** Pictures of venues' work that visitors have reported. */
export const pictureCases: Shape<typeof english> = {
  title: 'الصور المُبلَّغ عنها',
  empty: 'لا توجد بلاغات عن صور.',
  state: { open: 'مفتوح', upheld: 'أُزيلت الصورة', dismissed: 'مرفوض', withdrawn: 'أزالها المركز' },
  reason: {
    not_agreed: 'فيها شخص لم يوافق',
    not_theirs: 'ليست من أعمال المركز',
    indecent: 'غير لائقة أو مسيئة',
    other: 'سبب آخر',
  },
  about: '«{caption}»، {venue}',
  since:
    '{count, plural, zero {لا بلاغات} one {بلاغ واحد} two {بلاغان} few {# بلاغات} many {# بلاغًا} other {# بلاغ}} منذ {day}',
  by: 'بلاغ من {name}، {day}',
  consent: 'الموافقة المسجلة من: {name}',
  gone: 'حُذفت الصورة.',
  unchecked: 'تغيّر نصها، فهي غير ظاهرة وتنتظر بين الموافقات.',
  page: 'فتح صفحة المركز',
  dismiss: 'إبقاء الصورة',
  remove: 'إزالة الصورة',
  removeTitle: 'إزالة هذه الصورة؟',
  removeLead: 'تُحذف نهائيًا وتختفي من صفحة المركز فورًا، ويظهر السبب للمركز.',
};
