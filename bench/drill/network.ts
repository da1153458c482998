import { createServer, type AddressInfo } from 'node:net';
import { type DrillNetwork, portNames } from './templates.ts';

const tries = 20;

/** Addresses and ports that nothing on this machine uses now. */
export async function findNetwork(): Promise<DrillNetwork> {
  const prefix = `127.${20 + Math.floor(Math.random() * 200)}.0`;
  const ports: number[] = [];
  for (let count = 0; ports.length < portNames.length && count < portNames.length * tries; count++) {
    const port = await findPort(`${prefix}.21`);
    // What listens on every address, or on the first one, would be in the way.
    if (!ports.includes(port) && (await isFree(port))) ports.push(port);
  }
  const entries = portNames.map((name, index) => [name, ports[index] ?? 0]);
  return { prefix, ports: Object.fromEntries(entries) as DrillNetwork['ports'] };
}

function findPort(host: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer();
  probe.on('error', reject);
  probe.listen(0, host, () => {
    const { port } = probe.address() as AddressInfo;
    probe.close(() => resolve(port));
  });
  return promise;
}

function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const probe = createServer();
  probe.on('error', () => resolve(false));
  probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  return promise;
}
