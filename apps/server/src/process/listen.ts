import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import { serve, type ServerType } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Env } from '#app/env.ts';
import type { admitReads } from '#app/http/admit-reads.ts';

/** The server cannot listen where it was told to; the message says what to do. */
export class CannotListen extends Error {
  override readonly name = 'CannotListen';
}

const graceMs = 5000;

/** Listens where the environment says; `admit` lets requests through to `fetch`. Rejects with CannotListen. */
export function listen(
  fetch: Parameters<typeof serve>[0]['fetch'],
  env: Env,
  admit: ReturnType<typeof admitReads>,
): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const serverOptions = {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      // Above a proxy's own limit, so that the proxy is the one that closes.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 1000,
    };
    const open = (options: ServerOptions, answer: RequestListener) =>
      createServer(options, (request, response) => admit(request, response, answer));
    const options = { fetch, port: env.port, hostname: env.host, serverOptions };
    const server = serve({ ...options, createServer: open as typeof createServer }, () => resolve(server));
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(new CannotListen(`Port ${env.port} is already in use. Stop what uses it, or set PORT to another one.`));
      } else
        reject(new CannotListen(`Cannot listen on ${env.host}:${env.port} (${error.message}). Change HOST or PORT.`));
    });
  });
}

/** A connection whose last answer ends from now on is idle, and nobody else closes it. */
export function close(server: ServerType, log: Logger): Promise<void> {
  const closeIdle = () => 'closeIdleConnections' in server && server.closeIdleConnections();
  return new Promise((resolve) => {
    const sweep = setInterval(closeIdle, 50);
    const force = setTimeout(() => {
      log.warn(`connections that did not end within ${graceMs / 1000} s were cut`);
      if ('closeAllConnections' in server) server.closeAllConnections();
    }, graceMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(force);
      resolve();
    });
    closeIdle();
  });
}
