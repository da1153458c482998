import type { Language } from '@tajmeelspot/language/languages.ts';
import type { Preferences } from '@tajmeelspot/contract/identity/preferences.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import * as queries from './preference-queries.ts';

/** How messages to the caller are written. */
export async function findPreferences({ db }: Deps, { member }: MemberActor): Promise<Preferences> {
  const found = await queries.findPreferences(db, member.id);
  if (!found) throw problem('unauthenticated');
  return found;
}

/** Chooses the language of the caller's messages; null follows the language of the last use. */
export async function changePreferences(
  deps: Deps,
  actor: MemberActor,
  { message_language: language }: { message_language: Language | null },
): Promise<Preferences> {
  await queries.updateMessageLanguage(deps.db, actor.member.id, language);
  return findPreferences(deps, actor);
}
