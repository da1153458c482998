import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { apiContext } from './shell/api.ts';
import { nonceContext } from './shell/nonce.ts';
import { toPageAddress } from './shell/page-parameters.server.ts';
import { withBasePath } from './shell/with-base-path.ts';

/** What a rendering may use of the process it runs in. */
type Inside = {
  api(request: Request): Promise<Response>;
  report(error: unknown): void;
  readonly nonce: string;
};

/** The site under a base path ('' for the root of the host), ready to render requests. Called once a process. */
export function createSite(basePath: string, origin?: string) {
  (globalThis as { __BASE__?: string }).__BASE__ = basePath;
  // The build's own addresses (fonts, pictures) are worked out when it is loaded: after the line above.
  const handler = import('virtual:react-router/server-build').then((built) =>
    createRequestHandler(rebase(built as unknown as ServerBuild, basePath), 'production'),
  );
  return {
    /** The address of a page (path and query) with the parameters alone that it reads. */
    addressOf: (address: string): string => basePath + toPageAddress(address.slice(basePath.length)),
    /** Renders one request; `inside.api` answers the calls of its loaders without leaving the process. */
    render: async (request: Request, { api, report, nonce }: Inside): Promise<Response> => {
      const context = new RouterContextProvider();
      context.set(apiContext, { base: `${new URL(request.url).origin}/api`, fetch: api, origin, report });
      context.set(nonceContext, nonce);
      return (await handler)(request, context);
    },
  };
}

/** The build knows its files from the root of the host; this moves every address of it below the base path. */
function rebase(build: ServerBuild, basePath: string): ServerBuild {
  if (basePath === '') return build;
  const assets = withBasePath(build.assets, basePath) as ServerBuild['assets'];
  // With its slash: home is {base}/ and its data {base}/_.data; without it they would lie outside of the base path.
  return { ...build, basename: `${basePath}/`, publicPath: `${basePath}/`, assets };
}
