import { randomInt } from 'node:crypto';
import { issueCodeMessage } from '#app/identity/identity.ts';
import type { TestServer } from './harness.ts';

/** An Iraqi mobile number that no other test has. */
export const newPhone = (): string => `+96477${String(randomInt(100_000_000)).padStart(8, '0')}`;

/** The digits that the message of a code says. */
export async function digitsSent({ deps }: TestServer, codeId: string): Promise<string> {
  return (await issueCodeMessage(deps, codeId))?.code ?? '';
}

/** Digits that are not those of a code. */
export const otherDigits = (digits: string): string => String((Number(digits) + 1) % 1_000_000).padStart(6, '0');

/** A code of a phone, and its digits. */
export async function requestDigits(server: TestServer, phone: string) {
  const { data } = await server.client().requestCode({ body: { phone } });
  return { code_id: data.id, code: await digitsSent(server, data.id) };
}

/** Logs in with a phone, which makes an account where there is none. */
export async function logInByPhone(server: TestServer, phone = newPhone(), name = 'Zainab Karim') {
  const body = { ...(await requestDigits(server, phone)), name };
  const { token, user } = await server.client().logInWithCode({ body });
  return { phone, token, id: user.id, client: server.client({ token }) };
}
