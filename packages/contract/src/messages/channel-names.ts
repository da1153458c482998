/** Every channel by which a message reaches its reader. */
export const channelNames = ['push', 'telegram', 'whatsapp', 'sms', 'email'] as const;

/** A channel by which a message reaches its reader. */
export type MessageChannel = (typeof channelNames)[number];
