import { directionOf, languages } from '@tajmeelspot/language/languages.ts';
import { textOf } from '../../shell/messages/compiled-messages.server.ts';
import worker from '../../shell/offline/worker.js?raw';

/** The service worker, with its messages in every language. */
export function loader() {
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
  const script = `const messages = ${JSON.stringify(messages)};\nconst isRtl = ${JSON.stringify(isRtl)};\n${worker}`;
  return new Response(script, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
}
