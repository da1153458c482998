import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { registerHooks } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import type { RecordedStatement } from './record-statements.ts';

/** The task in the file that the command line names. */
export type RenderingTask = {
  readonly url: string;
  /** Options of every connection, as our server has them. */
  readonly options: string;
  readonly poolSize: number;
  readonly statements: readonly RecordedStatement[];
  /** The built site, its base path, and a page of our running server. */
  readonly build: string;
  readonly basePath: string;
  readonly page: string;
};

// The minimum for a page: its statements, all at once, and React's renderToString of what our server renders.
const task = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as RenderingTask;
const pool = new pg.Pool({ connectionString: task.url, max: task.poolSize, options: task.options });
const render = await prepareRendering();

const server = createServer((_, response) => void answer(response));
server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`));

async function answer(response: ServerResponse): Promise<void> {
  try {
    await Promise.all(task.statements.map(runStatement));
    const body = Buffer.from(render());
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length });
    response.end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

const runStatement = ({ name, text, values }: RecordedStatement) =>
  pool.query({ ...(name === '' ? {} : { name }), text, values: [...values] });

type ServerEntry = { module: { default: (...args: [Request, number, Headers, object]) => Response } };
type SiteServerBuild = {
  entry: ServerEntry;
  reactDom: { renderToString(element: unknown): string };
  jsxRuntime: { jsx(type: unknown, props: object): unknown };
  ServerRouter: unknown;
};

/** Renders the page once as our server does, and returns a function that renders the same loader data again. */
async function prepareRendering(): Promise<() => string> {
  const assets = join(task.build, 'assets');
  const chunk = readdirSync(assets).find((name) => /^server-build-.*\.js$/.test(name));
  if (chunk === undefined) throw new Error(`${assets} has no server-build.`);
  exportReact(chunk);
  const load = (path: string) => import(pathToFileURL(path).href) as Promise<unknown>;
  type BuiltSite = { render(request: Request, inside: object): Promise<Response> };
  const { createSite } = (await load(join(task.build, 'index.js'))) as { createSite(basePath: string): BuiltSite };
  const site = createSite(task.basePath);
  const { entry, reactDom, jsxRuntime, ServerRouter } = (await load(join(assets, chunk))) as SiteServerBuild;
  let renderedContext: object | undefined;
  entry.module = {
    ...entry.module,
    default: (_request, status, _headers, context) => {
      if (status === 200) renderedContext = context;
      return new Response();
    },
  };
  await site.render(new Request(task.page), { api: fetch, report: console.error });
  if (!renderedContext) throw new Error(`${task.page} was not rendered.`);
  // The data for the browser is a stream that can be read only once; the bare program omits it.
  const context = { ...renderedContext, serverHandoffStream: undefined };
  return () => {
    const element = jsxRuntime.jsx(ServerRouter, { context: { ...context, renderMeta: {} }, url: task.page });
    return `<!DOCTYPE html>${reactDom.renderToString(element)}`;
  };
}

/** Makes the build export its own React: two copies of React cannot share components. */
function exportReact(chunk: string): void {
  const exported = 'import_server_node as reactDom, import_jsx_runtime as jsxRuntime, ServerRouter';
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.endsWith(`/${chunk}`)) return loaded;
      const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
      return { ...loaded, source: `${source}\nexport { ${exported} };` };
    },
  });
}
