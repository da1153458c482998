import { directionOf, languages } from '@tajmeelspot/language/languages.ts';
import worker from '../../shell/offline/worker.js?raw';
import { textOf } from '../../shell/messages/compiled-messages.server.ts';

/** The service worker, with what it says in every language. */
export function loader() {
  const words = Object.fromEntries(
    languages.map((language) => {
      const say = (key: string) => textOf(language, 'shell', `error.${key}`);
      return [language, { title: say('network.title'), text: say('network.text'), retry: say('retry') }];
    }),
  );
  const isRtl = Object.fromEntries(languages.map((language) => [language, directionOf(language) === 'rtl']));
  const script = `const words = ${JSON.stringify(words)};\nconst isRtl = ${JSON.stringify(isRtl)};\n${worker}`;
  return new Response(script, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
}
