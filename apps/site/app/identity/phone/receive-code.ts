import { toLatinDigits } from '@tajmeelspot/language/latin-digits.ts';

/** The digits of a text, as Latin ones. */
export const latinDigits = (text: string): string => toLatinDigits(text).replaceAll(/\D/g, '');

type CodeCredential = Credential & { readonly code?: string };

/** Waits for the message with a code where the browser can read it (WebOTP); gives how to stop. */
export function receiveCode(onCode: (code: string) => void): () => void {
  const stop = new AbortController();
  if ('OTPCredential' in globalThis) {
    const request = { otp: { transport: ['sms'] }, signal: stop.signal } as CredentialRequestOptions;
    navigator.credentials.get(request).then(
      (credential: CodeCredential | null) => credential?.code && onCode(latinDigits(credential.code)),
      () => {},
    );
  }
  return () => stop.abort();
}
