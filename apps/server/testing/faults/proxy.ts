import { once } from 'node:events';
import net from 'node:net';

/** A line between clients and a server that loses answers, and that can be cut. */
export type Proxy = {
  readonly origin: string;
  /** Answers lost, after the server had given them. */
  readonly dropped: () => number;
  /** From now on the server is there; undefined: nowhere. */
  lead(origin: string | undefined): void;
  /** Cuts every connection; gives how many there were. */
  cut(): number;
  close(): Promise<void>;
};

/** Opens a line that loses each nth answer. */
export async function openProxy(nth: number): Promise<Proxy> {
  const sockets = new Set<net.Socket>();
  let port: number | undefined;
  let answers = 0;
  let dropped = 0;
  const server = net.createServer((near) => {
    if (port === undefined) {
      near.destroy();
      return;
    }
    const far = net.connect(port, '127.0.0.1');
    const end = () => [near, far].forEach((socket) => socket.destroy());
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', end).on('close', () => sockets.delete(socket) && end());
    }
    near.on('data', (part) => far.write(part));
    far.on('data', (part) => {
      if (part.toString('latin1', 0, 5) === 'HTTP/') answers += 1;
      if (answers < nth) near.write(part);
      else {
        answers = 0;
        dropped += 1;
        end();
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    const count = sockets.size / 2;
    sockets.forEach((socket) => socket.destroy());
    return count;
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    dropped: () => dropped,
    lead(origin) {
      port = origin === undefined ? undefined : Number(new URL(origin).port);
    },
    cut,
    async close() {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
  };
}
