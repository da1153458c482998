import type { ProcedureEffects, ProcedureFields } from '@tajmeelspot/contract/operator/procedures.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { recordOperatorAction } from '../record-action.ts';
import * as queries from './procedure-queries.ts';

type ListProceduresInput = {
  readonly search?: string | undefined;
  readonly licence_class?: ProcedureFields['licence_class'] | undefined;
};

/** The registry of procedures, all at once: it is short, and is read from its beginning. */
export async function listProcedures(deps: Deps, { language }: MemberActor, input: ListProceduresInput) {
  const search = input.search?.trim() ?? '';
  return {
    data: await queries.listProcedures(deps.db, language, { search, licenceClass: input.licence_class }),
    next: null,
  };
}

/** What another licence class would take off the site. Throws not_found. */
export async function findProcedureEffects(
  deps: Deps,
  { language }: MemberActor,
  id: number,
  licenceClass: ProcedureFields['licence_class'],
): Promise<ProcedureEffects> {
  if (!(await queries.hasProcedure(deps.db, id))) throw problem('not_found');
  return queries.findEffects(deps.db, language, id, licenceClass);
}

/** Changes a procedure; what its venues may not give any more is off with the commit. Throws not_found. */
export async function changeProcedure(deps: Deps, actor: MemberActor, id: number, given: ProcedureFields) {
  const serviceIds = await deps.db.transaction().execute(async (tx) => {
    const before = await queries.lockProcedure(tx, id);
    if (!before) throw problem('not_found');
    await queries.updateProcedure(tx, id, given);
    await recordOperatorAction(deps, tx, actor, {
      kind: 'procedure_changed',
      on: id,
      before: stateOf(before),
      after: stateOf(given),
    });
    return queries.listServicesOf(tx, id);
  });
  deps.changes.publish(['services', ...serviceIds.map((serviceId) => `service-${serviceId}`)]);
}

/** As the log keeps it. */
const stateOf = ({ name, spellings, signals, ...rest }: ProcedureFields) => ({
  name,
  licence_class: rest.licence_class,
  duration: rest.duration,
  from_iqd: rest.from_iqd,
  to_iqd: rest.to_iqd,
  spellings: spellings.join(', '),
  signals: signals.join(', '),
});
