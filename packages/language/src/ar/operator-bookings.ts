import { bookingStatuses } from './booking-statuses.ts';

import type { bookings as english } from '../en/operator-bookings.ts';
import type { Shape } from '../shape.ts';

/** What the console says about bookings of all venues. */
export const bookings: Shape<typeof english> = {
  title: 'الحجوزات',
  lead: 'يُبحث عن الحجز برقمه أو برقم هاتف كامل أو باسم المركز.',
  empty: 'لا حجوزات بعد.',
  one: 'الحجز رقم {number}',
  back: 'كل الحجوزات',
  about: '{customer} في {venue}',
  open: 'فتح',
  when: 'الموعد',
  what: 'الخدمة',
  price: 'السعر',
  phone: 'الهاتف',
  account: 'الحساب',
  walkIn: 'بلا حساب',
  notes: 'ملاحظة صاحب الحجز',
  history: 'السجل',
  who: '{who, select, customer {صاحب الحجز} venue {المركز} other {النظام}}',
  reason: 'السبب: {reason}',
  noMessages: 'لا رسائل.',
  dispute: 'اعتراض على الغياب يوم {day}',
  outcome: '{state, select, open {لم يُبتّ فيه بعد} upheld {الحق مع صاحب الحجز} other {الحق مع المركز}}',
  decided: 'صدر القرار يوم {day}',
  toDispute: 'إلى الاعتراض',
  vendor: 'صاحب المركز',
  view: 'عرض لوحة {venue} كما تظهر له',
  viewLead: 'يمكنك قراءة كل ما يراه المركز لمدة {minutes} دقيقة، ولا يمكنك تغيير شيء. يُحفظ السبب وكل اطّلاع في السجل.',
  viewAction: 'فتح اللوحة',
  status: bookingStatuses,
};
