import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { paths } from '../paths.ts';
import { channelNames } from './channel-names.ts';

const channelName = z.enum(channelNames, 'invalid');

const reachability = z.object({
  name: channelName,
  /** Whether this installation sends by the channel. */
  is_offered: z.boolean(),
  /** Whether the caller has an address there: a device, a chat, a confirmed number, an email address. */
  is_reachable: z.boolean(),
  /** What names the address without giving it away ('+964 ••• ••• 4567'); null where there is nothing to name. */
  address: z.string().nullable(),
});

/** How messages reach the caller. */
const channelSettings = z.object({
  /** The channels that the caller allows, in the order in which they are tried. */
  order: z.array(channelName),
  channels: z.array(reachability),
  /** Whether what can wait does not come between 22:00 and 8:00. */
  has_quiet_hours: z.boolean(),
  /** Whether messages name neither venue nor treatment. */
  is_discreet: z.boolean(),
});

/** How messages reach the caller. */
export type ChannelSettings = z.output<typeof channelSettings>;

export const channels = {
  findChannels: endpoint({
    path: paths.findChannels,
    access: 'member',
    summary: 'By which channels messages reach the caller, and when.',
    output: z.object({ data: channelSettings }),
    problems: ['unauthenticated'],
  }),
  changeChannels: endpoint({
    path: paths.changeChannels,
    access: 'member',
    summary: 'Chooses the channels of messages to the caller, in the order in which they are tried.',
    body: z.object({
      order: z
        .array(channelName)
        .min(1, 'required')
        .max(5, 'invalid')
        .refine((order) => new Set(order).size === order.length, 'invalid'),
      has_quiet_hours: z.boolean('invalid'),
      is_discreet: z.boolean('invalid'),
    }),
    output: z.object({ message: z.string(), data: channelSettings }),
    problems: ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid', 'unauthenticated'],
  }),
};
