/** Longest name that is greeted by name. */
const longestName = 60;

/**
 * The name to greet somebody by; undefined where the greeting has none. Anybody can have mail sent to any address by
 * signing up with it, so a name that is an address or an advertisement is not passed on.
 */
export function greetedName(name: string): string | undefined {
  const given = name.replaceAll(/[\p{Cc}\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
  const isName = given.length <= longestName && !/[/@:\d]|www|\p{L}\.\p{L}{2}/iu.test(given);
  return given && isName ? given : undefined;
}

/** The page where a person of a role logs in, and asks for a new password. */
export const loginPageOf = (role: string): string => (role === 'vendor' ? 'professionallogin' : 'customerslogin');

/** The bare address in a header such as 'TajmeelSpot <no-reply@example.com>'. */
export const addressIn = (header: string): string => /<([^<>]+)>\s*$/.exec(header)?.[1] ?? header.trim();
