import type { BookingStatus } from '@tajmeelspot/contract/booking.ts';
import type { WorldBooking } from './world-booking.ts';

type StoryOptions = Omit<Partial<WorldBooking>, 'customer' | 'serviceId' | 'status' | 'day'>;

const story = (
  customer: WorldBooking['customer'],
  serviceId: number,
  status: BookingStatus,
  day: number,
  options: StoryOptions = {},
): WorldBooking => ({ customer, serviceId, status, day, treatmentIndex: 0, at: 11 * 60, ...options });

const evening = 17 * 60 + 30;

/** The bookings of the named customers: Zainab has at least one with every status. */
export const storyBookings: WorldBooking[] = [
  story('zainab', 101, 'pending', 3, {
    treatmentIndex: 1,
    employee: 102,
    at: 16 * 60,
    notes: 'The same brown as last time, please.',
  }),
  story('zainab', 601, 'pending', 6, { treatmentIndex: 1, employee: 602, at: evening }),
  story('zainab', 301, 'confirmed', 1, { treatmentIndex: 1, employee: 303, at: 10 * 60 }),
  story('zainab', 401, 'confirmed', 5, {
    treatmentIndex: 1,
    at: evening,
    notes: 'Two of us; my cousin pays for herself.',
  }),
  story('zainab', 101, 'completed', -45, { treatmentIndex: 1, employee: 102 }),
  story('zainab', 202, 'completed', -80, { treatmentIndex: 0 }),
  story('zainab', 603, 'completed', -60, { treatmentIndex: 1, at: evening }),
  story('zainab', 301, 'completed', -12, { treatmentIndex: 0, at: evening }),
  story('zainab', 105, 'cancelled', -8, { treatmentIndex: 2, reason: 'The children are ill, I am sorry.' }),
  story('zainab', 502, 'cancelled', 8, {
    treatmentIndex: 0,
    at: evening,
    by: 'vendor',
    reason: 'The stylist is away that day. We would be glad to see you on another.',
  }),
  story('zainab', 202, 'declined', -30, {
    treatmentIndex: 1,
    reason: 'All of that afternoon is taken by one long correction.',
  }),
  story('zainab', 1502, 'expired', -16, {
    treatmentIndex: 0,
    at: evening,
    reason: 'The salon did not answer in time.',
  }),
  story('zainab', 102, 'no_show', -60, { treatmentIndex: 0, reason: 'Did not come and did not call.' }),

  story('omar', 1601, 'confirmed', 2, { treatmentIndex: 1, at: 10 * 60 }),
  story('omar', 901, 'pending', 4, { treatmentIndex: 3, at: evening }),
  story('omar', 1601, 'completed', -50, { treatmentIndex: 0 }),
  story('omar', 301, 'completed', -52, { treatmentIndex: 1 }),
  story('omar', 1603, 'completed', -44, { treatmentIndex: 1, at: evening }),
  story('omar', 401, 'cancelled', -6, { treatmentIndex: 1, at: evening, reason: 'تأخرت في الطريق من الرمادي.' }),

  story('shilan', 1201, 'confirmed', 2, { treatmentIndex: 1, at: 12 * 60 }),
  story('shilan', 1001, 'pending', 5, { treatmentIndex: 2, at: 12 * 60, notes: 'تکایە لای لانا، ئەگەر دەکرێت.' }),
  story('shilan', 1101, 'completed', -32, { treatmentIndex: 1, employee: 1101, at: evening }),
  story('shilan', 1001, 'completed', -38, { treatmentIndex: 2 }),
  story('shilan', 1202, 'completed', -75, { treatmentIndex: 0 }),
  story('shilan', 1402, 'no_show', -25, { treatmentIndex: 0, at: 14 * 60, reason: 'نەهات و پەیوەندیی نەکرد.' }),

  story('hind', 101, 'pending', 1, { treatmentIndex: 0, employee: 101, at: evening, notes: 'أريد أن يبقى الطول.' }),
  story('sarah', 103, 'pending', 2, { treatmentIndex: 0, at: 16 * 60 }),
  story('mustafa', 302, 'pending', 2, { treatmentIndex: 0, at: evening }),
  story('hemin', 1101, 'pending', 3, { treatmentIndex: 2, at: 20 * 60 }),
  story('karwan', 1302, 'confirmed', 4, { treatmentIndex: 1, at: 16 * 60 }),
  story('noorhan', 702, 'confirmed', 6, { treatmentIndex: 0, at: evening }),
  story('ali', 801, 'confirmed', 3, { treatmentIndex: 2, at: 18 * 60 }),
  story('maysam', 1501, 'pending', 2, { treatmentIndex: 0, at: evening }),
  story('rusul', 1701, 'confirmed', 3, { treatmentIndex: 0, at: evening }),
  // The venue is closed on that day: the diary takes the day after it.
  story('tara', 201, 'confirmed', 7, { treatmentIndex: 0, at: 14 * 60 }),
  story('dunya', 1402, 'confirmed', 7, { treatmentIndex: 1, at: 15 * 60 }),
  story('ahmed', 903, 'confirmed', 9, { treatmentIndex: 0, at: 16 * 60 }),
  story('tara', 1203, 'declined', -4, { treatmentIndex: 1, reason: 'هەردوو ستایلیستەکە ئەو ڕۆژە لە زەماوەندن.' }),
];
