import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contract } from '@tajmeelspot/contract/contract.ts';
import { dashboardCalls } from '@tajmeelspot/contract/dashboard-calls.ts';
import type { Endpoint } from '@tajmeelspot/contract/endpoint.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiErrorOf, useServer } from '#testing/harness.ts';

const server = useServer();
const audience = 'vendor_dashboard' as const;
const calls = Object.entries(contract as Record<string, Endpoint>);
const ofMembers = calls.filter(([, { access }]) => access === 'member' || access === 'operator');
let dashboard = '';

/** A session of the site and one of the dashboard that came from it. */
async function openBoth() {
  const { token: site, id, email } = await server.signIn('vendor');
  const { token } = await server.client({ token: site }).handOff({ body: { audience } });
  return { site, id, email, dashboard: (await server.client().openDashboard({ body: { token, audience } })).token };
}

/** The code of the answer to a call without input, which comes before the input is read. */
async function codeOf({ path: declared }: Endpoint, token: string): Promise<string | undefined> {
  const [method = '', route = ''] = declared.split(' ');
  const filled = route.replaceAll(/\{\w+\}/g, '424242');
  const answer = await server.call(method, filled, method === 'GET' ? undefined : {}, {
    authorization: `Bearer ${token}`,
  });
  if (answer.headers.get('content-type')?.includes('json') !== true) return undefined;
  return ((await answer.json()) as { code?: string }).code;
}

beforeAll(async () => {
  ({ dashboard } = await openBoth());
});

describe('R11.07 a session of the dashboard', () => {
  it.each(ofMembers.filter(([verb]) => !dashboardCalls.has(verb)))('R11.07 does not open %s', async (_, declared) => {
    expect(await codeOf(declared, dashboard)).toBe('not_for_dashboard');
  });

  it.each(ofMembers.filter(([verb]) => dashboardCalls.has(verb) && verb !== 'logOut'))(
    'R11.07 opens %s',
    async (_, declared) => {
      expect(['not_for_dashboard', 'unauthenticated']).not.toContain(await codeOf(declared, dashboard));
    },
  );

  it('R11.07 is nobody to calls that know their visitors', async () => {
    const others = calls.filter(
      ([verb, { access }]) => access !== 'member' && access !== 'operator' && !dashboardCalls.has(verb),
    );
    const codes = await Promise.all(others.map(([, declared]) => codeOf(declared, dashboard)));
    expect(codes).not.toContain('not_for_dashboard');
  });

  it('R11.07 opens every call that the dashboard makes', () => {
    const source = path.join(import.meta.dirname, '../../../dashboard/src');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
    const made = files.flatMap((file) =>
      [...readFileSync(path.join(source, file), 'utf8').matchAll(/\bapi\(\)\s*\.(\w+)/g)].map(([, verb = '']) => verb),
    );
    const known = new Map(ofMembers);
    expect(made.length).toBeGreaterThan(40);
    expect(made.filter((verb) => known.has(verb) && !dashboardCalls.has(verb))).toEqual([]);
  });
});

describe('R11.07 the end of a session of the site', () => {
  const isOver = async (token: string) =>
    (await apiErrorOf(server.client({ token }).listVenues())).body?.code === 'unauthenticated';

  it('R11.07 ends the dashboards that came from it by logging out, and no others', async () => {
    const [one, other] = [await openBoth(), await openBoth()];
    await server.client({ token: one.site }).logOut();
    expect(await isOver(one.dashboard)).toBe(true);
    expect((await server.client({ token: other.dashboard }).listVenues()).data).toEqual([]);
  });

  it('R11.07 ends them from the list of sessions, too', async () => {
    const { site, email, dashboard: opened } = await openBoth();
    const { token } = await server.client().logIn({ body: { email, password: 'a long password' } });
    const { data } = await server.client({ token }).listSessions();
    const origin = data.findLast((one) => one.audience === 'site' && !one.is_current);
    await server.client({ token }).endSession({ params: { id: String(origin?.id) } });
    expect(await isOver(site)).toBe(true);
    expect(await isOver(opened)).toBe(true);
  });

  it('R11.07 is not the end of the site where the dashboard logs out', async () => {
    const { site, dashboard: opened, email } = await openBoth();
    await server.client({ token: opened }).logOut();
    expect(await isOver(opened)).toBe(true);
    expect(await server.client({ token: site }).findUser()).toMatchObject({ email });
  });

  it('R11.07 catches a dashboard that is being opened at that moment', async () => {
    const left: string[] = [];
    for (let round = 0; round < 8; round++) {
      const { token: site, id } = await server.signIn('vendor');
      const { token } = await server.client({ token: site }).handOff({ body: { audience } });
      const pending = server.client().openDashboard({ body: { token, audience } });
      await Promise.allSettled([pending, server.client({ token: site }).logOut()]);
      const sessions = server.deps.db.selectFrom('sessions').select('audience').where('user_id', '=', id);
      left.push(...(await sessions.execute()).map((one) => one.audience));
    }
    expect(left).toEqual([]);
  });
});
