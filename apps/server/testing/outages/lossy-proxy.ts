import { once } from 'node:events';
import net from 'node:net';

/** A proxy between clients and a server that loses answers and can be cut. */
export type LossyProxy = {
  readonly origin: string;
  /** How many answers of the server were lost. */
  readonly dropped: () => number;
  /** Sets the origin of the server; undefined: there is none. */
  setTarget(origin: string | undefined): void;
  /** Cuts every connection; returns how many there were. */
  cut(): number;
  close(): Promise<void>;
};

/** Opens a proxy that loses each nth answer. */
export async function openLossyProxy(nth: number): Promise<LossyProxy> {
  const sockets = new Set<net.Socket>();
  let port: number | undefined;
  let answers = 0;
  let dropped = 0;
  const server = net.createServer((clientSocket) => {
    if (port === undefined) {
      clientSocket.destroy();
      return;
    }
    const serverSocket = net.connect(port, '127.0.0.1');
    const end = () => [clientSocket, serverSocket].forEach((socket) => socket.destroy());
    for (const socket of [clientSocket, serverSocket]) {
      sockets.add(socket);
      socket.on('error', end).on('close', () => sockets.delete(socket) && end());
    }
    clientSocket.on('data', (part) => serverSocket.write(part));
    serverSocket.on('data', (part) => {
      if (part.toString('latin1', 0, 5) === 'HTTP/') answers += 1;
      if (answers < nth) clientSocket.write(part);
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
    setTarget(origin) {
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
