/** What a booking's states are called, as venues and operators see them. */
export const bookingStatuses = {
  pending: 'چاوەڕوانە',
  confirmed: 'پشتڕاستکراوەتەوە',
  declined: 'ڕەتکراوەتەوە',
  expired: 'کاتەکەی بەسەرچووە',
  cancelled: 'هەڵوەشێندراوەتەوە',
  completed: 'تەواوبووە',
  no_show: 'ئامادە نەبوو',
};
