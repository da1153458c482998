import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';

/** A proxy before a PostgreSQL that can go silent: it then goes on acknowledging, and forwards nothing. */
export type SilentProxy = {
  /** URL of a database through the proxy. */
  url(database: string): string;
  /** Makes every present connection silent for ever; new ones too until `resume`. */
  silence(): void;
  /** New connections are forwarded again. */
  resume(): void;
  /** New connections lead to another server. */
  setTarget(directory: string): void;
  /** How many connections are open. */
  count(): number;
  close(): Promise<void>;
};

/** The folder of the socket in the URL of an embedded server. */
export const socketFolderOf = (url: string): string => new URL(url.replace('@/', '@x/')).searchParams.get('host') ?? '';

type ProxiedConnection = { isSilent: boolean; readonly end: () => void };

/** Opens a proxy before the server whose socket lies in `directory`. */
export async function openSilentProxy(directory: string): Promise<SilentProxy> {
  const connections = new Set<ProxiedConnection>();
  let target = directory;
  let isSilent = false;
  const server = net.createServer((client) => {
    const database = net.connect(path.join(target, '.s.PGSQL.5432'));
    const end = () => [client, database].forEach((socket) => socket.destroy());
    const connection: ProxiedConnection = { isSilent, end };
    connections.add(connection);
    client.on('data', (part) => connection.isSilent || database.write(part));
    database.on('data', (part) => connection.isSilent || client.write(part));
    for (const socket of [client, database]) {
      // Silence is no word of an end either.
      const close = () => connection.isSilent || end();
      socket.on('error', close).on('close', close);
    }
    client.on('close', () => connections.delete(connection));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: (database) =>
      `postgres://postgres@127.0.0.1:${(server.address() as net.AddressInfo).port}/${database}?sslmode=disable`,
    silence() {
      isSilent = true;
      connections.forEach((connection) => (connection.isSilent = true));
    },
    resume() {
      isSilent = false;
    },
    setTarget(next) {
      target = next;
    },
    count: () => connections.size,
    async close() {
      const closed = once(server, 'close');
      server.close();
      connections.forEach(({ end }) => end());
      await closed;
    },
  };
}
