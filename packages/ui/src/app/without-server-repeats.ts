import { leaveOut, onServer } from './leave-out.ts';

/** Has the server make the routes that it renders with once: it has one build, and each page made all of them anew. */
export const withoutServerRoutes = [
  onServer(
    leaveOut('without-server-routes', '/lib/dom/ssr/server.js', [
      {
        from: 'function ServerRouter(',
        until: '\tcontext.staticHandlerContext.loaderData = {',
        replacement: `let routes;
function ServerRouter({ context, url, nonce }) {
	if (typeof url === "string") url = new URL(url);
	let { manifest, routeModules, criticalCss, serverHandoffString } = context;
	routes ??= createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode);
`,
      },
    ]),
  ),
  onServer(
    leaveOut('without-server-data-routes', '/lib/dom/server.js', [
      {
        from: 'function createStaticRouter(',
        until: '\tlet future = { ...opts?.future };',
        replacement: `let made;
function createStaticRouter(routes, context, opts = {}) {
	if (made?.routes !== routes) {
		let manifest = {};
		made = { routes, manifest, dataRoutes: convertRoutesToDataRoutes(routes, void 0, void 0, manifest) };
	}
	let { manifest, dataRoutes } = made;
`,
      },
    ]),
  ),
];

/** Has a link on the server resolve its address at once: what it stands under was written and read, to know it when it is drawn again. */
export const withoutServerMemory = onServer(
  leaveOut('without-server-memory', '/lib/hooks.js', [
    {
      from: 'let routePathnamesJson = JSON.stringify(getResolveToMatches(matches));\n\treturn React$1.useMemo(',
      until: '\n}\n/**\n* Hook version of',
      replacement: 'return resolveTo(to, getResolveToMatches(matches), locationPathname, relative === "path");',
    },
  ]),
);
