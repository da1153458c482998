import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { readPicture } from '#app/integrations/pictures/picture-names.ts';
import { recordOperatorAction } from '../record-action.ts';
import { type OperatorListInput, toPage } from '../rules.ts';
import * as queries from './picture-case-queries.ts';

/** A page of cases about pictures of venues' work. */
export async function listPictureCases(
  { db, env }: Deps,
  { language }: MemberActor,
  input: OperatorListInput & { state?: string | undefined },
) {
  const { search = '', cursor, limit, state } = input;
  const found = await queries.listPictureCases(db, language, { search, cursor, limit: limit + 1, state });
  return toPage(
    found.map(({ picture: { name, ...picture }, ...one }) => ({
      ...one,
      picture: { ...picture, shown: name === null ? null : readPicture(env.basePath, name) },
    })),
    limit,
  );
}

/** Dismisses all reports of a picture; the picture stays. Throws not_found. */
export async function dismissPictureCase(deps: Deps, actor: MemberActor, id: number): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const now = toDate(deps.clock.now());
    if (!(await queries.dismissPictureCase(tx, id, actor.member.id, now))) throw problem('not_found');
    await recordOperatorAction(deps, tx, actor, { kind: 'picture_case_dismissed', on: id });
  });
}
