import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Database } from './connection.ts';

/** Stands for a value while a statement is built. */
class StandIn {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement whose text is built once: for one that only finds a row by its key, building takes as long as executing.
 * `build` gets what stands for the values of these names, and may ask nothing of them.
 */
export function fixedStatement<Name extends string, Row>(
  names: readonly Name[],
  build: (values: Readonly<Record<Name, RawBuilder<unknown>>>) => RawBuilder<Row>,
) {
  let built: { readonly text: string; readonly order: readonly string[] } | undefined;
  return async (db: Database, values: Readonly<Record<Name, unknown>>): Promise<Row[]> => {
    built ??= compile(db, names, build);
    const parameters = built.order.map((name) => values[name as Name]);
    return (await db.executeQuery<Row>(CompiledQuery.raw(built.text, parameters))).rows;
  };
}

function compile<Name extends string>(
  db: Database,
  names: readonly Name[],
  build: (values: Readonly<Record<Name, RawBuilder<unknown>>>) => RawBuilder<unknown>,
) {
  const standIns = Object.fromEntries(names.map((name) => [name, sql`${new StandIn(name)}`]));
  const { sql: text, parameters } = build(standIns as Record<Name, RawBuilder<unknown>>).compile(db);
  const places = parameters.map((value) => {
    if (value instanceof StandIn) return value.name;
    throw new Error('A fixed statement has a value of its own; write it into the text.');
  });
  // A value that stands in several places is sent once.
  const order = [...new Set(places)];
  const placeOf = (place: string) => `$${order.indexOf(places[Number(place) - 1] ?? '') + 1}`;
  return { text: text.replaceAll(/\$(\d+)/g, (_, place: string) => placeOf(place)), order };
}
