import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idText } from '../fields.ts';
import { paths } from '../paths.ts';

/** Events as they happen. */
export const venueLive = {
  watchVenue: endpoint({
    path: paths.watchVenue,
    access: 'member',
    summary:
      'Server-sent events of an own venue: "change" with {"venue": id} when its time or one of its bookings may be another.',
    params: z.object({ id: idText }),
    media: 'text/event-stream',
    output: z.custom<ReadableStream<Uint8Array>>((given) => given instanceof ReadableStream),
    problems: ['unauthenticated', 'not_found'],
  }),
};
