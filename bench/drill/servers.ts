import { join } from 'node:path';
import { type RunningProgram, startProgram } from '../program.ts';
import { defaults, serverCommand } from '../server.ts';
import { type DrillCluster, passwords, waitUntil } from './cluster.ts';
import { proxyAddress, serverAddresses } from './templates.ts';

/** A process of the server, and what it has logged as an error. */
export type DrillServer = { readonly program: RunningProgram; readonly errors: string[] };

/** Where customers reach the servers: HAProxy, which speaks TLS. */
export const originOf = ({ network }: DrillCluster): string =>
  `https://${proxyAddress(network)}:${network.ports.https}`;

/**
 * Starts two processes of the server on the database, adds them to a list, and ends once HAProxy sends requests to them.
 */
export async function startServers(cluster: DrillCluster, servers: DrillServer[]): Promise<void> {
  const { network, certificateFile, folder } = cluster;
  const { writer, server: port } = network.ports;
  const tls = `sslmode=verify-ca&uselibpqcompat=true&sslrootcert=${encodeURIComponent(certificateFile)}`;
  const variables = {
    ...defaults,
    DEMO: 'on',
    LOG_LEVEL: 'warn',
    DATABASE_URL: `postgres://tajmeelspot:${passwords.program}@127.0.0.1:${writer}/tajmeelspot?${tls}`,
    TRUSTED_PROXIES: '127.0.0.0/8',
    SECRET_KEY: 'the-secret-key-of-a-drill-and-of-nothing-else',
    PORT: String(port),
  };
  const command = [...serverCommand, '--without-site'];
  const started = serverAddresses(network).map((address) => {
    const dataDir = join(folder, `server-${address}`);
    const errors: string[] = [];
    const program = startProgram(command, { ...variables, HOST: address, DATA_DIR: dataDir }, collectErrors(errors));
    servers.push({ program, errors });
    return { address, program };
  });
  await Promise.all(
    started.map(({ address, program }) =>
      waitUntil(`the server at ${address}`, 60, async () => {
        if (program.hasEnded()) throw new Error(`The server ended before it answered.\n${program.output()}`);
        return (await isReady(`http://${address}:${port}/api/health/ready`)) ? true : undefined;
      }),
    ),
  );
  // HAProxy asks every second.
  const proxy = `${originOf(cluster)}/api/health/ready`;
  await waitUntil('HAProxy', 20, async () => ((await isReady(proxy)) ? true : undefined));
}

/** Pino's number of an error. */
const errorMark = '{"level":50,';

function collectErrors(errors: string[]): (text: string) => void {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    errors.push(...lines.filter((line) => line.startsWith(errorMark)));
  };
}

const isReady = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(3000) }).then(
    ({ status }) => status === 200,
    () => false,
  );
