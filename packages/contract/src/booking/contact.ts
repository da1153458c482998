import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idText } from '../fields.ts';
import { paths } from '../paths.ts';

/** How a venue reaches the customer of a booking. */
export const bookingContact = {
  lookAtContact: endpoint({
    path: paths.lookAtContact,
    access: 'member',
    summary:
      'The number of the customer of a booking at an own venue, from the confirmation until a day after the visit. The customer sees who looked.',
    params: z.object({ id: idText }),
    output: z.object({
      data: z.object({
        /** E.164. */
        phone: z.string(),
        /** Until when it is given, ISO 8601; who keeps it forgets it then. */
        closes_at: z.string(),
      }),
    }),
    problems: ['unauthenticated', 'not_found', 'contact_closed'],
  }),
};
