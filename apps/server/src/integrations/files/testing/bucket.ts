import { once } from 'node:events';
import fs from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

/** What a store can do instead of answering. */
export type StoreFailure = 'refuses the connection' | 'never answers' | 'stops in the middle';

/** An S3 of a test's own with one bucket, on a port that stays the same. */
export type Bucket = {
  /** For FILES_URL. */
  readonly url: string;
  /** From now on the store has this fault; undefined: none. What it holds stays. */
  misbehave(failure: StoreFailure | undefined): Promise<void>;
  close(): Promise<void>;
};

const name = 'pictures';

/** Opens an S3 that keeps everything below a temporary folder. */
export async function openBucket(): Promise<Bucket> {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'tajmeelspot-s3-'));
  let running = await runStore(directory, 0);
  const { port } = running;
  return {
    url: `s3+http://S3RVER:S3RVER@127.0.0.1:${port}/${name}`,
    async misbehave(failure) {
      await running.stop();
      if (failure === undefined) running = await runStore(directory, port);
      if (failure === 'never answers') running = await runSilence(port, '');
      if (failure === 'stops in the middle')
        running = await runSilence(port, 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf');
    },
    async close() {
      await running.stop();
      await fs.rm(directory, { recursive: true });
    },
  };
}

type Running = { readonly port: number; stop(): Promise<void> };

async function runStore(directory: string, port: number): Promise<Running> {
  const store = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name }],
  });
  const address = await store.run();
  return {
    port: address.port,
    async stop() {
      if (!store.httpServer.listening) return;
      store.httpServer.closeAllConnections();
      await store.close();
    },
  };
}

/** Takes every connection, says `words` to whatever is asked, and nothing more. */
async function runSilence(port: number, words: string): Promise<Running> {
  const sockets = new Set<{ destroy(): void }>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    // A client that gives up is what these tests are about.
    socket.on('error', () => {});
    socket.once('data', () => socket.write(words));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      sockets.forEach((socket) => socket.destroy());
      await closed;
    },
  };
}
