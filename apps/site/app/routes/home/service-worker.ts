import { directionOf, languages } from '@tajmeelspot/language/languages.ts';
import type { ServerBuild } from 'react-router';
import { basePath } from '../../shell/head/site-address.server.ts';
import { textOf } from '../../shell/messages/compiled-messages.server.ts';
import worker from '../../shell/offline/worker.js?raw';

/** What shows bookings: these routes open without a connection. */
const bookingRoutes = [
  'root',
  'routes/booking/my-booking',
  'routes/booking/my-bookings',
  'routes/booking/booking',
  'routes/booking/booking-data',
];

/** The service worker, with its messages in every language and the files that it stores for the pages of bookings. */
export async function loader() {
  const messages = Object.fromEntries(
    languages.map((language) => [
      language,
      {
        title: textOf(language, 'shell', 'error.network.title'),
        text: textOf(language, 'shell', 'error.network.text'),
        retry: textOf(language, 'shell', 'error.retry'),
      },
    ]),
  );
  const isRtl = Object.fromEntries(languages.map((language) => [language, directionOf(language) === 'rtl']));
  const given = { messages, isRtl, bookingFiles: await listBookingFiles() };
  const declarations = Object.entries(given).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
  const script = declarations.join('') + worker;
  return new Response(script, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
}

/** Paths of every script and style of the pages of bookings. */
async function listBookingFiles(): Promise<string[]> {
  const { assets } = (await import('virtual:react-router/server-build')) as unknown as Pick<ServerBuild, 'assets'>;
  const routes = bookingRoutes.flatMap((id) => assets.routes[id] ?? []);
  const files = routes.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]);
  const { module, imports } = assets.entry;
  return [...new Set([module, ...imports, assets.url, ...files])].map((path) => basePath() + path);
}
