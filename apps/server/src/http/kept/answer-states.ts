import { type Contract, contract } from '@tajmeelspot/contract/contract.ts';
import type { Endpoint, ParsedInput } from '@tajmeelspot/contract/endpoint.ts';
import type { Verb } from '@tajmeelspot/contract/paths.ts';
import type { Locale } from '@tajmeelspot/language/locale.ts';
import type { Deps } from '#app/deps.ts';
import { withDatabase } from '../run-call.ts';
import type { FindState } from './kept-answers.ts';
import { readTogether } from './read-together.ts';

/** What a call was asked for. */
type AskedCall<V extends Verb> = ParsedInput<Contract[V]> & { readonly locale: Locale };

/** How the state of an answer is read, which takes less than making it. */
type StateReading<Asked> = {
  /** Whether an answer has one; all have where absent. */
  readonly isOf?: (asked: Asked) => boolean;
  /** Whether an answer passes by itself, so that it is never sent uncompared; none does where absent. */
  readonly isPassing?: (asked: Asked) => boolean;
  /** Reads the states of several, in their order; undefined where it is not known. */
  readonly find: (deps: Deps, asked: readonly Asked[]) => Promise<readonly (string | undefined)[]>;
};

/** What some calls are made from: those of which that is read sooner than they are made. */
export type AnswerStates = { readonly [V in Verb]?: StateReading<AskedCall<V>> };

/** How the state of one answer is read, and whether the answer passes by itself. */
type AnswerState = { readonly find: FindState; readonly isPassing: boolean };

/** What reads the state of a call's answer by its language and parameters, where it has one. */
export function stateReader(deps: Deps, verb: Verb, states: AnswerStates) {
  const reading = states[verb] as StateReading<object> | undefined;
  if (!reading) return undefined;
  const { params, query }: Endpoint = contract[verb];
  const read = readTogether((asked: readonly object[]) =>
    withDatabase(deps, verb, { member: undefined }, (reads) => reading.find(reads, asked)),
  );
  return (locale: Locale, names: unknown, address: string): AnswerState | undefined => {
    const search = Object.fromEntries(new URLSearchParams(address.split(/\?(.*)/s)[1]));
    const [named, sought] = [params?.safeParse(names), query?.safeParse(search)];
    if (named?.success === false || sought?.success === false) return undefined;
    const asked = { locale, params: named?.data, query: sought?.data };
    if (reading.isOf?.(asked) === false) return undefined;
    return { find: () => read(asked), isPassing: reading.isPassing?.(asked) ?? false };
  };
}
