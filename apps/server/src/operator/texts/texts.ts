import type { AboutTexts } from '@tajmeelspot/contract/operator/texts.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { listSlugs, readPage, readProgramAbout, readProgramText } from '#app/content/content.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import * as queries from './text-queries.ts';
import { recordOperatorAction } from '../record-action.ts';

/** Every page, by its title in the caller's language. */
export async function listTexts(deps: Deps, { language }: MemberActor) {
  const written = Map.groupBy(await queries.listWritten(deps.db), ({ slug }) => slug);
  const slugs = await listSlugs();
  return Promise.all(
    slugs.map(async (slug) => {
      const { title } = readPage(slug, (await readProgramText(language, slug)) ?? '');
      const own = (written.get(slug) ?? []).map((text) => text.language as Language);
      return { slug, title: title || slug, own };
    }),
  );
}

type TextRef = { slug: string; language: Language };

/** A page as Markdown. Throws not_found for a page that the program does not have. */
export async function findText(deps: Deps, _actor: MemberActor, { slug, language }: TextRef) {
  const [program, written] = await Promise.all([
    readProgramText(language, slug),
    queries.findText(deps.db, slug, language),
  ]);
  if (program === undefined) throw problem('not_found');
  return { markdown: written?.body ?? program, is_own: written !== undefined };
}

/** Replaces the text of a page. Throws not_found for a page that the program does not have. */
export async function saveText(deps: Deps, actor: MemberActor, { slug, language }: TextRef, markdown: string) {
  if ((await readProgramText(language, slug)) === undefined) throw problem('not_found');
  await save(deps, actor, { slug, language }, markdown);
}

/** Restores the program's text of a page. Throws not_found where nothing replaces it. */
export async function resetText(deps: Deps, actor: MemberActor, { slug, language }: TextRef): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const before = await queries.lockText(tx, slug, language);
    if (!before) throw problem('not_found');
    await queries.deleteText(tx, slug, language);
    await recordOperatorAction(deps, tx, actor, {
      kind: 'text_reset',
      on: slug,
      before: { language, text: before.body },
    });
  });
  deps.changes.publish([`content-${slug}`]);
}

/** A page as the site would show it. */
export const previewText = (markdown: string) => readPage('preview', markdown);

/** The about page in a language: each field the operator's, else the program's. */
export async function findAboutTexts(deps: Deps, _actor: MemberActor, language: Language): Promise<AboutTexts> {
  const [program, written] = await Promise.all([
    readProgramAbout(language),
    queries.findText(deps.db, 'about', language),
  ]);
  return { ...program, ...(JSON.parse(written?.body ?? '{}') as Partial<AboutTexts>) };
}

/** Replaces the texts of the about page. */
export const saveAboutTexts = (
  deps: Deps,
  actor: MemberActor,
  { language, ...about }: AboutTexts & { language: Language },
) => save(deps, actor, { slug: 'about', language }, JSON.stringify(about));

async function save(deps: Deps, actor: MemberActor, { slug, language }: TextRef, body: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const before = await queries.lockText(tx, slug, language);
    await queries.insertOrUpdateText(tx, { slug, language, body, updated_at: toDate(deps.clock.now()) });
    const former = before ? { before: { language, text: before.body } } : {};
    await recordOperatorAction(deps, tx, actor, {
      kind: 'text_saved',
      on: slug,
      ...former,
      after: { language, text: body },
    });
  });
  deps.changes.publish([`content-${slug}`]);
}
