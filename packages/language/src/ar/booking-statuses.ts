/** What a booking's states are called, as venues and operators see them. */
export const bookingStatuses = {
  pending: 'قيد الانتظار',
  confirmed: 'مؤكد',
  declined: 'مرفوض',
  expired: 'انتهت المهلة',
  cancelled: 'ملغى',
  completed: 'مكتمل',
  no_show: 'لم يتم الحضور',
};
