import { localeOf } from '@tajmeelspot/language/locale.ts';
import { translateMail } from '@tajmeelspot/language/mail-messages.ts';
import type { Deps } from '#app/deps.ts';
import { hostOf } from '#app/env.ts';
import { issueCodeMessage } from '#app/identity/identity.ts';
import { codeOrder } from '../dispatch/dispatch-rules.ts';
import type { DraftWriters } from '../dispatch/message-draft.ts';

/** The writer of the message with a code: at once, by the channel that was chosen, else by the others in order. */
export const codeDraftWriters = (deps: Deps): DraftWriters<'identity.code_requested'> => ({
  'identity.code_requested': async ({ codeId }) => {
    const issued = await issueCodeMessage(deps, codeId);
    if (!issued) return [];
    const { phone, code, purpose, locale, language, channel, expiresAt } = issued;
    const left = expiresAt.since(deps.clock.now()).total('seconds');
    return [
      {
        recipient: 'self',
        userId: null,
        number: phone,
        purpose: 'code',
        language,
        isUrgent: true,
        ttlSeconds: Math.max(1, Math.floor(left)),
        channels: channel === 'sms' ? ['sms'] : codeOrder,
        writeText: () => ({
          title: translateMail(localeOf(language), 'short.codeTitle'),
          text: translateMail(locale, 'short.codeText', { code, purpose }),
          code,
        }),
        // What a browser on the same phone reads by itself (WebOTP): the last line, and no words.
        smsEnd: `@${new URL(hostOf(deps.env)).hostname} #${code}`,
      },
    ];
  },
});
