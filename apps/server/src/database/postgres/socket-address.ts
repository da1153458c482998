import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

const SOCKET = '.s.PGSQL.5432';
// macOS takes 103 bytes, Linux 107.
const PATH_LIMIT_BYTES = 103;

/**
 * A way to the server's socket that the kernel accepts: the data folder, or a short link to it
 * until `close`.
 */
export function openSocketAddress(dataDir: string): {
  directory: string;
  url: (database: string, role?: string) => string;
  close: () => void;
} {
  const shortcut = fits(dataDir) ? undefined : makeShortcut(dataDir);
  const directory = shortcut === undefined ? dataDir : path.join(shortcut, 'd');
  return {
    directory,
    // Port and sslmode are said because `pg` would otherwise take them from PGPORT and PGSSLMODE.
    url: (database, role = 'postgres') =>
      `postgres://${role}@/${encodeURIComponent(database)}?host=${encodeURIComponent(directory)}&port=5432&sslmode=disable`,
    close: () => {
      if (shortcut !== undefined) fs.rmSync(shortcut, { recursive: true, force: true });
    },
  };
}

/** True when the server lets a client in, which it does not yet while it recovers. */
export function acceptsConnections(directory: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = net.connect(path.join(directory, SOCKET));
  const finish = (isAccepted: boolean): void => {
    socket.destroy();
    resolve(isAccepted);
  };
  socket.setTimeout(5000, () => {
    finish(false);
  });
  socket.on('connect', () => socket.write(startupMessage()));
  // R is "authenticated", E an error such as "the database system is starting up".
  socket.on('data', (reply) => {
    finish(reply.toString('latin1', 0, 1) === 'R');
  });
  socket.on('error', () => {
    finish(false);
  });
  socket.on('close', () => {
    finish(false);
  });
  return promise;
}

function fits(directory: string): boolean {
  return Buffer.byteLength(path.join(directory, SOCKET)) <= PATH_LIMIT_BYTES;
}

function makeShortcut(dataDir: string): string {
  for (const folder of [os.tmpdir(), '/tmp']) {
    if (!fits(path.join(folder, 'tajmeelspot-XXXXXX', 'd'))) continue;
    const shortcut = fs.mkdtempSync(path.join(folder, 'tajmeelspot-'));
    fs.symlinkSync(dataDir, path.join(shortcut, 'd'));
    return shortcut;
  }
  throw new Error(`The path of the temporary folder is too long for a socket: set TMPDIR to a shorter one.`);
}

function startupMessage(): Buffer {
  const protocol = Buffer.from([0, 3, 0, 0]);
  const body = Buffer.concat([protocol, Buffer.from('user\0postgres\0database\0postgres\0\0')]);
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([length, body]);
}
