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
  venue: 'حالات عدم الحضور المسجّلة من هذا المركز: {noShows, number}. الخاطئ منها: {upheld, number}',
  uphold: 'الاعتراض صحيح',
  upholdLead: 'لا تُحسب هذه الزيارة أبدًا لحساب {customer}. لا يتم إبلاغ المركز.',
  dismiss: 'قول المركز صحيح',
  dismissLead: 'تُحسب هذه الزيارة من جديد لحساب {customer}.',
};
