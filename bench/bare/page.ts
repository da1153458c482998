import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The task in the file that the command line names: an answer of our server to repeat. */
export type PageTask = { readonly headers: readonly (readonly [string, string])[]; readonly base64: string };

// The minimum for an answer: bytes in memory and fixed headers for every request.
const task = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as PageTask;
const body = Buffer.from(task.base64, 'base64');
const headers = Object.fromEntries(task.headers);

const server = createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
// As our server's, since it appears in the headers.
server.keepAliveTimeout = 65_000;

server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`));
