import type { MessageChannel } from '@tajmeelspot/contract/messages/channel-names.ts';
import type { ChannelSettings } from '@tajmeelspot/contract/messages/channels.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { type ChannelName, channelNames } from '#app/integrations/channels/channel.ts';
import { defaultPreferences } from '../dispatch/dispatch-rules.ts';
import { findReader, type ReaderAddresses } from '../dispatch/reader-queries.ts';
import { upsertPreferences } from './channel-settings-queries.ts';

/** By which channels messages reach the caller, and when. Throws unauthenticated. */
export async function findChannels(deps: Deps, { member }: MemberActor): Promise<ChannelSettings> {
  const reader = await findReader(deps.db, member.id);
  if (!reader) throw problem('unauthenticated');
  const { addresses, preferences = defaultPreferences } = reader;
  const { channels: order, has_quiet_hours, is_discreet } = preferences;
  const describe = (name: ChannelName) => ({
    name,
    is_offered: name === 'email' || deps.channels[name].isConfigured || deps.env.isDemo,
    ...addressOf(name, addresses),
  });
  return { order: [...order], channels: channelNames.map(describe), has_quiet_hours, is_discreet };
}

type ChangeChannelsInput = { order: readonly MessageChannel[]; has_quiet_hours: boolean; is_discreet: boolean };

/** Chooses the channels of messages to the caller, in the order in which they are tried. */
export async function changeChannels(
  deps: Deps,
  actor: MemberActor,
  { order, has_quiet_hours, is_discreet }: ChangeChannelsInput,
): Promise<ChannelSettings> {
  await upsertPreferences(deps.db, actor.member.id, { channels: [...order], has_quiet_hours, is_discreet });
  return findChannels(deps, actor);
}

function addressOf(name: ChannelName, { email, number, chatId, subscriptions }: ReaderAddresses) {
  if (name === 'email') return { is_reachable: email !== null, address: email && maskEmail(email) };
  if (name === 'push') return { is_reachable: subscriptions.length > 0, address: null };
  if (name === 'telegram') return { is_reachable: chatId !== null, address: null };
  return { is_reachable: number !== null, address: number && maskNumber(number) };
}

/** '+964 ••• ••• 4567': enough to know the own number, too little to learn another's. */
const maskNumber = (number: string): string => `${number.slice(0, 4)} ••• ••• ${number.slice(-4)}`;

const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');
