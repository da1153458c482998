import { directionOf } from '@tajmeelspot/language/languages.ts';
import { basePath } from '../../shell/head/site-address.server.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import { headOf } from '../../shell/messages/compiled-messages.server.ts';
import type { Route } from './+types/manifest.ts';

/** What a phone needs to know to put the site on its home screen, in the language that it was found in. */
export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  const base = basePath();
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `${base}/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const { title, description } = headOf(language, 'home');
  const manifest = {
    id: `${base}/`,
    name: title,
    short_name: 'TajmeelSpot',
    description,
    lang: language,
    dir: directionOf(language),
    // The service worker opens the next booking in its place, where there is one.
    start_url: `${base}${language === 'en' ? '/' : inLanguage(language, '/')}?start=app`,
    scope: `${base}/`,
    display: 'standalone',
    background_color: '#fcfaf5',
    theme_color: '#1e3c96',
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
}
