import { isLanguage } from '@tajmeelspot/language/languages.ts';
import { localeOf } from '@tajmeelspot/language/locale.ts';
import { translateMail } from '@tajmeelspot/language/mail-messages.ts';
import type { Deps } from '#app/deps.ts';
import { addressOf } from '#app/env.ts';
import { issueInvitationCode } from '#app/venues/venues.ts';
import { codeOrder } from '../dispatch/dispatch-rules.ts';
import type { DraftWriters, MessageDraft } from '../dispatch/message-draft.ts';
import { safeValues } from '../emails/safe-text.ts';
import { writeEmail } from '../emails/write-email.ts';
import { loginPageOf } from '../rules.ts';

/** The writer of an invitation to work at a venue, with its code: an email, or a message to a phone. */
export const invitationDraftWriters = (deps: Deps): DraftWriters<'venues.invited'> => ({
  'venues.invited': async ({ invitationId }) => {
    const issued = await issueInvitationCode(deps, invitationId);
    if (!issued) return [];
    const left = issued.expires_at.toTemporalInstant().since(deps.clock.now()).total('seconds');
    const language = isLanguage(issued.language) ? issued.language : 'en';
    const shared = {
      recipient: 'self',
      userId: null,
      purpose: 'notice',
      language,
      // It works for days: no phone rings for it at night.
      isUrgent: false,
      ttlSeconds: Math.max(1, Math.floor(left)),
    } as const;
    return [{ ...shared, ...toRecipient(deps, { ...issued, language }) }];
  },
});

type IssuedInvitation = NonNullable<Awaited<ReturnType<typeof issueInvitationCode>>> & Pick<MessageDraft, 'language'>;

/** What an invitation says, and by which channels. */
function toRecipient(deps: Deps, { email: to, phone, language, ...issued }: IssuedInvitation) {
  const { venue, by, code, role } = issued;
  const values = { venue, by, code, role };
  const locale = localeOf(language);
  const link = addressOf(deps.env, language, loginPageOf('vendor'));
  if (phone === null) {
    const writeOwnEmail = async () => ({
      to,
      isUrgent: true,
      language,
      ...(await writeEmail({ mail: 'invitation', locale, name: undefined, link, values })),
    });
    return { channels: ['email'], writeEmail: writeOwnEmail } as const;
  }
  const safe = safeValues(language, values);
  return {
    number: phone,
    channels: codeOrder,
    writeText: () => ({
      title: translateMail(locale, 'short.invitationTitle', safe),
      text: translateMail(locale, 'short.invitationText', safe),
      link: { label: translateMail(locale, 'invitation.button'), url: link },
    }),
  } as const;
}
