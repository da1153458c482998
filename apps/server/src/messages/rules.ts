/** A longer name is not used in a greeting. */
const maxNameLength = 60;

/**
 * The name for the greeting; undefined where the greeting is without one. Anyone can sign up with the address of
 * someone else, so a name that is an address or an advertisement must not reach that mailbox.
 */
export function greetedName(name: string): string | undefined {
  const trimmed = name.replaceAll(/[\p{Cc}\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
  const isName = trimmed.length <= maxNameLength && !/[/@:\d]|www|\p{L}\.\p{L}{2}/iu.test(trimmed);
  return trimmed && isName ? trimmed : undefined;
}

/** The page where users of a role log in and ask for a new password. */
export const loginPageOf = (role: string): string => (role === 'vendor' ? 'professionallogin' : 'customerslogin');

/** The bare address in a header such as 'TajmeelSpot <no-reply@example.com>'. */
export const addressIn = (header: string): string => /<([^<>]+)>\s*$/.exec(header)?.[1] ?? header.trim();

/** Whether a mail that was given away can be read: by its mailbox, or in a demo by everybody; else it is only stored. */
export const reachesReaders = ({ smtpUrl, isDemo }: { smtpUrl: string | undefined; isDemo: boolean }): boolean =>
  smtpUrl !== undefined || isDemo;
