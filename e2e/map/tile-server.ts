import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeTile } from './tiny-tiles.ts';

/** A stand-in for a server of tiles, which can be made to fail. */
export type TileServer = {
  readonly address: string;
  /** Paths that were asked for, also of those that failed. */
  readonly asked: readonly string[];
  fail(isFailing: boolean): void;
  close(): void;
};

/** Starts one on this machine; it lets pages of any origin read. */
export async function openTileServer(): Promise<TileServer> {
  const asked: string[] = [];
  let isFailing = false;
  const server = http.createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(isFailing ? 500 : 200, {
      'access-control-allow-origin': '*',
      'content-type': 'application/vnd.mapbox-vector-tile',
    });
    response.end(isFailing ? '' : makeTile());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    asked,
    fail: (is) => {
      isFailing = is;
    },
    close: () => server.close(),
  };
}
