import { compileTexts } from './compile-texts.ts';
import type { Plugin } from 'vite';

const catalogue = /\/packages\/language\/src\/(?:en|ar|ckb)\/.+[.]ts$/;

/** Parses the texts of an application while it is built, as the site's server does: its scripts then hold no parser. */
export const compiledTexts: Plugin = {
  name: 'compiled-texts',
  apply: 'build',
  enforce: 'pre',
  config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
  async load(id) {
    if (!catalogue.test(id)) return undefined;
    const texts = compileTexts((await import(id)) as object);
    return Object.entries(texts)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
};
