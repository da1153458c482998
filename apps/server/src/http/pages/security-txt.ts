import type { Hono } from 'hono';
import type { Deps } from '#app/deps.ts';
import { hostOf } from '#app/env.ts';
import type { Host } from '../actor.ts';
import { filePolicy, guardHeaders } from '../guard-headers.ts';

/** How long what is said there counts, days. */
const validDays = 180;

/** Where a weakness can be reported (RFC 9116), at the place where those who find one look. */
export function serveSecurityTxt(app: Hono<Host>, { env, clock }: Pick<Deps, 'env' | 'clock'>): void {
  app.get('/.well-known/security.txt', (c) => {
    for (const [name, value] of Object.entries(guardHeaders(env, filePolicy))) c.header(name, value);
    const expires = clock.now().add({ hours: 24 * validDays });
    const contact = `${hostOf(env)}${env.basePath}/contact`;
    const lines = [`Contact: ${contact}`, `Expires: ${expires.toString()}`, 'Preferred-Languages: en, ar, ckb'];
    return c.text(`${lines.join('\n')}\n`);
  });
}
