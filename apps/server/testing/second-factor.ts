import { Secret, TOTP } from 'otpauth';
import type { TestServer } from './harness.ts';

const password = 'a long password';

/** The code that an app shows for a secret now. */
export const codeOf = (server: TestServer, secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.deps.clock.now().epochMilliseconds });

/** Waits for the next code of an app. */
export const waitForNextCode = (server: TestServer): void =>
  server.setClock(server.deps.clock.now().add({ seconds: 30 }));

/** Switches the two-step login of a user on; gives the secret of the app, whose present code is used up, and the recovery codes. */
export async function switchOnSecondFactor(server: TestServer, token: string) {
  const client = server.client({ token });
  const { secret } = await client.setUpSecondFactor({ body: { password } });
  const { recovery_codes: recoveryCodes } = await client.switchOnSecondFactor({
    body: { code: codeOf(server, secret) },
  });
  return { secret, recoveryCodes };
}

/** The token of a login of a user with a two-step login, which waits for a code. */
export async function logInFirstStep(server: TestServer, email: string, given = password): Promise<string> {
  const asked = await server
    .client()
    .logIn({ body: { email, password: given } })
    .then(
      () => undefined,
      (error: { body?: { login_token?: string } }) => error.body?.login_token,
    );
  return asked ?? '';
}
