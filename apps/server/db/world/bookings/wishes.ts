import type { BookingStatus, Wish } from './wish.ts';

type More = Omit<Partial<Wish>, 'customer' | 'listing' | 'status' | 'day'>;

const wish = (
  customer: Wish['customer'],
  serviceId: number,
  status: BookingStatus,
  day: number,
  more: More = {},
): Wish => ({ customer, serviceId, status, day, item: 0, at: 11 * 60, ...more });

const evening = 17 * 60 + 30;

/** The stories of the demo customers: Zainab has at least one booking in every state. */
export const wishes: Wish[] = [
  wish('zainab', 101, 'pending', 3, {
    item: 1,
    employee: 102,
    at: 16 * 60,
    notes: 'The same brown as last time, please.',
  }),
  wish('zainab', 601, 'pending', 6, { item: 1, employee: 602, at: evening }),
  wish('zainab', 301, 'confirmed', 1, { item: 1, employee: 303, at: 10 * 60 }),
  wish('zainab', 401, 'confirmed', 5, { item: 1, at: evening, notes: 'Two of us; my cousin pays for herself.' }),
  wish('zainab', 101, 'completed', -45, { item: 1, employee: 102 }),
  wish('zainab', 202, 'completed', -80, { item: 0 }),
  wish('zainab', 603, 'completed', -60, { item: 1, at: evening }),
  wish('zainab', 301, 'completed', -12, { item: 0, at: evening }),
  wish('zainab', 105, 'cancelled', -8, { item: 2, reason: 'The children are ill, I am sorry.' }),
  wish('zainab', 502, 'cancelled', 8, {
    item: 0,
    at: evening,
    by: 'vendor',
    reason: 'The stylist is away that day. We would be glad to see you on another.',
  }),
  wish('zainab', 202, 'declined', -30, { item: 1, reason: 'All of that afternoon is taken by one long correction.' }),
  wish('zainab', 1502, 'expired', -16, { item: 0, at: evening, reason: 'The house did not answer in time.' }),
  wish('zainab', 102, 'no_show', -60, { item: 0, reason: 'Did not come and did not call.' }),

  wish('omar', 1601, 'confirmed', 2, { item: 1, at: 10 * 60 }),
  wish('omar', 901, 'pending', 4, { item: 3, at: evening }),
  wish('omar', 1601, 'completed', -50, { item: 0 }),
  wish('omar', 301, 'completed', -52, { item: 1 }),
  wish('omar', 1603, 'completed', -44, { item: 1, at: evening }),
  wish('omar', 401, 'cancelled', -6, { item: 1, at: evening, reason: 'تأخرت في الطريق من الرمادي.' }),

  wish('shilan', 1201, 'confirmed', 2, { item: 1, at: 12 * 60 }),
  wish('shilan', 1001, 'pending', 5, { item: 2, at: 12 * 60, notes: 'تکایە لای لانا، ئەگەر دەکرێت.' }),
  wish('shilan', 1101, 'completed', -32, { item: 1, employee: 1101, at: evening }),
  wish('shilan', 1001, 'completed', -38, { item: 2 }),
  wish('shilan', 1202, 'completed', -75, { item: 0 }),
  wish('shilan', 1402, 'no_show', -25, { item: 0, at: 14 * 60, reason: 'نەهات و پەیوەندیی نەکرد.' }),

  wish('hind', 101, 'pending', 1, { item: 0, employee: 101, at: evening, notes: 'أريد أن يبقى الطول.' }),
  wish('sarah', 103, 'pending', 2, { item: 0, at: 16 * 60 }),
  wish('mustafa', 302, 'pending', 2, { item: 0, at: evening }),
  wish('hemin', 1101, 'pending', 3, { item: 2, at: 20 * 60 }),
  wish('karwan', 1302, 'confirmed', 4, { item: 1, at: 16 * 60 }),
  wish('noorhan', 702, 'confirmed', 6, { item: 0, at: evening }),
  wish('ali', 801, 'confirmed', 3, { item: 2, at: 18 * 60 }),
  wish('maysam', 1501, 'pending', 2, { item: 0, at: evening }),
  wish('rusul', 1701, 'confirmed', 3, { item: 0, at: evening }),
  // Asks for the day on which the venue is closed, and gets the day after it.
  wish('tara', 201, 'confirmed', 7, { item: 0, at: 14 * 60 }),
  wish('dunya', 1402, 'confirmed', 7, { item: 1, at: 15 * 60 }),
  wish('ahmed', 903, 'confirmed', 9, { item: 0, at: 16 * 60 }),
  wish('tara', 1203, 'declined', -4, { item: 1, reason: 'هەردوو ستایلیستەکە ئەو ڕۆژە لە زەماوەندن.' }),
];
