import type { Shape } from '../shape.ts';
import type { disputes as english } from '../en/operator-disputes.ts';

export const disputes: Shape<typeof english> = {
  title: 'زيارات لم تتم',
  empty: 'لا توجد اعتراضات على عدم الحضور.',
  state: { open: 'مفتوح', upheld: 'الاعتراض صحيح', dismissed: 'قول المركز صحيح' },
  about: '{customer}، {venue}',
  disputed: 'تاريخ الاعتراض {day}',
  checkedIn: 'تسجيل الوصول: {time}',
  notCheckedIn: 'لم يُسجَّل الوصول',
  confirmed: 'تأكيد الحضور: {time}',
  notConfirmed: 'لم يُؤكَّد الحضور مسبقًا',
  venue: 'حالات عدم الحضور المسجّلة من هذا المركز: {noShows, number}، منها خاطئة: {upheld, number}',
  openBooking: 'فتح الحجز',
  uphold: 'الاعتراض صحيح',
  upholdLead: 'لا تُحسب هذه الزيارة أبدًا لحساب {customer}. لا يتم إبلاغ المركز.',
  dismiss: 'قول المركز صحيح',
  dismissLead: 'تُحسب هذه الزيارة من جديد لحساب {customer}.',
  reopen: 'إعادة النظر',
  reopenLead: 'لا تُحسب الزيارة لحساب {customer} حتى القرار التالي. ما قيل من قبل يبقى.',
  decisions: 'القرارات',
  outcome: { upheld: 'الاعتراض صحيح', dismissed: 'قول المركز صحيح', reopened: 'أُعيد النظر فيه' },
  byOperator: '{name}، الإدارة',
  byVenue: '{name}، المركز',
  byGone: 'حساب لم يعد موجودًا',
  reason: 'السبب: {reason}',
  ofOne: 'اعتراضات مركز واحد أو حساب واحد.',
  showAll: 'عرض الكل',
  count:
    '{count, plural, zero {لا اعتراضات} one {اعتراض واحد} two {اعتراضان} few {# اعتراضات} many {# اعتراضًا} other {# اعتراض}}',
};
