import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AboutContent, TextPage } from '@tajmeelspot/contract/content.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { intlLocaleOf } from '@tajmeelspot/language/locale.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { readPicture } from '#app/integrations/pictures/picture-names.ts';
import { readPage } from './markdown-rules.ts';
import { findPageText } from './content-queries.ts';

/** A page of text: the operator's, else the program's. Throws not_found. */
export async function findPage(deps: Deps, actor: Actor, slug: string): Promise<TextPage> {
  const written = await findPageText(deps.db, slug, actor.language);
  const markdown = written?.body ?? (await readText(actor.language, fileOf(slug)));
  if (markdown === undefined) throw problem('not_found');
  return readPage(slug, markdown);
}

/** The about page as its file has it: the picture by its name. */
type PageText = Omit<AboutContent, 'mission_image' | 'mission_picture'> & { mission_image: string };

/** The about page; each field the operator's, else the program's. */
export async function findAbout(deps: Deps, actor: Actor): Promise<AboutContent> {
  const [own, written] = await Promise.all([
    readProgramAbout(actor.language),
    findPageText(deps.db, 'about', actor.language),
  ]);
  const about = { ...own, ...(JSON.parse(written?.body ?? '{}') as Partial<PageText>) };
  const picture = readPicture(deps.env.basePath, about.mission_image);
  return { ...about, mission_image: picture?.url ?? null, mission_picture: picture };
}

/** Editorials lie in a folder of their own: 'spot-files-laser' is spot-files/laser.md. */
const fileOf = (slug: string): string =>
  slug === 'spot-files' ? 'spot-files/index.md' : `${slug.replace(/^spot-files-/, 'spot-files/')}.md`;

/** Terms of the trade and their meanings, by their names in the language. */
export async function listGlossary(actor: Actor): Promise<{ term: string; text: string }[]> {
  const entries = JSON.parse((await readText(actor.language, 'glossary.json')) ?? '{}') as Record<
    string,
    { term: string; text: string }
  >;
  const inOrder = new Intl.Collator(intlLocaleOf(actor.locale));
  return Object.values(entries).toSorted((a, b) => inOrder.compare(a.term, b.term));
}

/** The texts of the program by slug, in the order of the alphabet. */
export async function listSlugs(): Promise<string[]> {
  const files = await readdir(path.join(folder, 'en'), { recursive: true });
  const slugs = files.filter((file) => file.endsWith('.md')).map(slugOf);
  return slugs.toSorted();
}

const slugOf = (file: string): string =>
  file
    .replace(/\.md$/, '')
    .split(path.sep)
    .join('-')
    .replace(/^spot-files-index$/, 'spot-files');

/** The program's text of a page, Markdown; undefined where there is none. */
export const readProgramText = (language: Language, slug: string): Promise<string | undefined> =>
  readText(language, fileOf(slug));

/** The program's about page. */
export const readProgramAbout = async (language: Language): Promise<PageText> =>
  JSON.parse((await readText(language, 'about.json')) ?? '{}') as PageText;

const folder = path.join(import.meta.dirname, '../../content');
const texts = new Map<string, Promise<string | undefined>>();

/** A text of the program, read once. */
function readText(language: Language, name: string): Promise<string | undefined> {
  const key = `${language}/${name}`;
  const read = texts.get(key) ?? readFile(path.join(folder, key), 'utf8').catch(() => undefined);
  texts.set(key, read);
  return read;
}
