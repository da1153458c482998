/** What a booking's states are called, as venues and operators see them. */
export const bookingStatuses = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  declined: 'Declined',
  expired: 'Expired',
  cancelled: 'Cancelled',
  completed: 'Completed',
  no_show: 'No-show',
};
