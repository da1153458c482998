/** Networks give a number that nobody uses to somebody else after some months. An account that was used since is its owner's. */
export const unusedDays = 180;

/** Who has a number, as the account says. */
export type NumberOwner = { readonly name: string; readonly role: string; readonly lastUsedAt: Date };

/**
 * Whether who has just proven a number must say the name of its account first: it was not used for so long that the number
 * may be somebody else's by now. A venue is not lost by that: operators release its number.
 */
export function mayBeFormerOwner({ role, lastUsedAt }: NumberOwner, now: Temporal.Instant): boolean {
  const since = now.subtract({ hours: 24 * unusedDays }).epochMilliseconds;
  return role === 'customer' && lastUsedAt.getTime() <= since;
}

/** Whether two names are of one person, as far as a first name tells, however it is written in its script. */
export function isSameName(typed: string, known: string): boolean {
  const [one, other] = [firstNameOf(typed), firstNameOf(known)];
  return one !== '' && one === other;
}

const firstNameOf = (name: string): string => foldName(name).split(' ')[0] ?? '';

/** Letters that keyboards and hands mix up are one; signs above and below them are none. */
function foldName(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\u0640\u200c-\u200f]/gu, '');
  const alike = letters.replaceAll('ٱ', 'ا').replaceAll(/[ىی]/g, 'ي').replaceAll('ک', 'ك').replaceAll(/[ةەھ]/g, 'ه');
  return alike.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
