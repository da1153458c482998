import type { ChannelMessage } from '#app/integrations/channels/channel.ts';

/** What an SMS says: the text, and the address of its link in a line of its own. */
export const smsTextOf = ({ text, link }: Pick<ChannelMessage, 'text' | 'link'>): string =>
  link ? `${text}\n${link.url}` : text;

/** A number without its +, as most gateways write it. */
export const digitsOf = (phone: string): string => phone.replace(/^\+/, '');
