import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** Lets `data-look="hover"` and `data-look="focus"` show what the theme says of both, without a pointer or a key. */
const showLooks = (): Plugin => ({
  name: 'show-looks',
  transform: {
    filter: { id: /gallery[.]css/ },
    handler: (code) => ({
      code: code
        .replaceAll(/(?<!\\|\(hover):hover\b/g, ":is(:hover, [data-look='hover'] *)")
        .replaceAll(/(?<!\\):focus-within\b/g, ":is(:focus-within, [data-look='focus'] *)")
        .replaceAll(/(?<!\\):focus-visible\b/g, ":is(:focus-visible, [data-look='focus'] :is(a, button, input))"),
      map: null,
    }),
  },
});

/** Every drawn part on one page. No application imports it and no server serves it. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [tailwindcss(), showLooks()],
  server: { host: '127.0.0.1', port: 3100 },
});
