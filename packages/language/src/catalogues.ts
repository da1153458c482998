import * as ar from './ar/pages.ts';
import * as ckb from './ckb/pages.ts';
import * as en from './en/pages.ts';
import type { Shape } from './shape.ts';

/** Everything that pages say, by namespace: the shell, a page, or a part that several pages share. */
export type Catalogue = Shape<typeof en>;

/** Name of a part of the catalogue. */
export type Namespace = keyof Catalogue;

/** The catalogues of all languages; a key that one of them lacks does not compile. */
export const catalogues: { readonly en: Catalogue; readonly ar: Catalogue; readonly ckb: Catalogue } = { en, ar, ckb };
