import { join } from 'node:path';
import { type RunningProgram, startProgram } from '../program.ts';
import { defaults, serverCommand } from '../server.ts';
import { type DrillCluster, passwords, waitUntil } from './cluster.ts';
import { proxyAddress, serverAddresses } from './templates.ts';

/** Where each process answers by itself. */
export const originsOf = ({ network }: DrillCluster): string[] =>
  serverAddresses(network).map((address) => `http://${address}:${network.ports.server}`);

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
  const { writer, reader, server: port, metrics } = network.ports;
  const tls = `sslmode=verify-ca&uselibpqcompat=true&sslrootcert=${encodeURIComponent(certificateFile)}`;
  const variables = {
    ...defaults,
    DEMO: 'on',
    LOG_LEVEL: 'warn',
    DATABASE_URL: `postgres://tajmeelspot:${passwords.program}@127.0.0.1:${writer}/tajmeelspot?${tls}`,
    DATABASE_READ_URL: `postgres://tajmeelspot:${passwords.program}@127.0.0.1:${reader}/tajmeelspot?${tls}`,
    METRICS_PORT: String(metrics),
    TRUSTED_PROXIES: '127.0.0.0/8',
    SECRET_KEY: 'the-secret-key-of-a-drill-and-of-nothing-else',
    PORT: String(port),
  };
  const command = [...serverCommand, '--without-site'];
  const started = serverAddresses(network).map((address) => {
    const dataDir = join(folder, `server-${address}`);
    const errors: string[] = [];
    const program = startProgram(
      command,
      { ...variables, HOST: address, METRICS_HOST: address, DATA_DIR: dataDir },
      collectErrors(errors),
    );
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

/** Who answered the reads for visitors, by what each process counted: the replica, or the leader for a reason. */
export async function countReads({ network }: DrillCluster): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const address of serverAddresses(network)) {
    const text = await (await fetch(`http://${address}:${network.ports.metrics}/metrics`)).text();
    for (const [, source = '', count] of text.matchAll(/^visitor_reads_total{source="(\w+)"} (\d+)$/gm))
      counts[source] = (counts[source] ?? 0) + Number(count);
  }
  return counts;
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
