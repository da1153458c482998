/** How long a login at the provider may take. */
export const awayMinutes = 10;

/** A state that brings the language of the reader back: providers know one address of ours, which is English. */
export const stateFor = (language: string, token: string): string =>
  language === 'en' ? token : `${language}.${token}`;

/** The language that a state was made for. */
export const languageOfState = (state: string): string => /^(ar|ckb)\./.exec(state)?.[1] ?? 'en';

/**
 * The cookie that ties a login to its browser. With TLS its name keeps other hosts of the domain from setting it, for
 * which browsers demand the path '/'.
 */
export const browserCookie = (isHttps: boolean) =>
  isHttps
    ? ({ name: '__Host-provider-login', path: '/', secure: true } as const)
    : ({ name: 'provider-login', path: '/api/auth', secure: false } as const);

/** The browser's secret among its cookies; undefined where it has none. */
export const browserSecretOf = (cookies: string, isHttps: boolean): string | undefined =>
  new RegExp(`(?:^|;) *${browserCookie(isHttps).name}=([\\w-]{43})(?:;|$)`).exec(cookies)?.[1];

type ProviderClaims = { readonly email: string | undefined; readonly isEmailVerified: boolean };
type AccountOwner = { readonly email_verified_at: Date | null };

/**
 * What to do with an identity that is new here; `owner` is the account with its address.
 * 'reclaim': the address of that account was never verified.
 */
export function verdictOn(
  { email, isEmailVerified }: ProviderClaims,
  owner: AccountOwner | undefined,
): 'new' | 'link' | 'reclaim' | 'provider_without_email' | 'email_in_use' {
  if (email === undefined) return 'provider_without_email';
  if (!owner) return 'new';
  if (!isEmailVerified) return 'email_in_use';
  return owner.email_verified_at ? 'link' : 'reclaim';
}
