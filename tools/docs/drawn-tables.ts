import { readText } from '../kit/files.ts';

const diagram = 'docs/diagrams/tables.dot';
const schema = 'apps/server/db/schema.ts';

/** Tables, columns and foreign keys that the diagram of the tables draws and the schema does not have, a sentence each. */
export function findDrawnTableErrors(folder: string, files: string[]): string[] {
  if (!files.includes(diagram) || !files.includes(schema)) return [];
  const columns = readColumns(readText(folder, schema));
  const { tables, drawnColumns } = readDiagram(readText(folder, diagram));
  return [
    ...tables.filter((table) => !columns.has(table)).map((table) => `draws the table ${table}`),
    ...drawnColumns
      .filter(([table, column]) => columns.get(table)?.has(column) === false)
      .map(([table, column]) => `draws the column ${table}.${column}`),
  ].map((error) => `${diagram}: ${error}, which ${schema} does not have`);
}

/** A node is a table with some columns below its name, an edge a foreign key with its column. */
function readDiagram(text: string) {
  const nodes = [...text.matchAll(/^ +(\w+) \[class=\w+, label="\w+(?:\\n([^"]*))?"\]$/gm)];
  const keys = [...text.matchAll(/^ +(\w+) -> (\w+) \[column=(\w+)/gm)];
  const tables = [...nodes.map(([, table = '']) => table), ...keys.flatMap(([, from = '', to = '']) => [from, to])];
  const drawnColumns: [table: string, column: string][] = [
    ...nodes.flatMap(([, table = '', list]) => columnsOf(list).map((column) => [table, column] as [string, string])),
    ...keys.map(([, table = '', , column = '']) => [table, column] as [string, string]),
  ];
  return { tables: [...new Set(tables)], drawnColumns };
}

const columnsOf = (list: string | undefined): string[] => list?.split(/,? |,?\\n/) ?? [];

/** The columns of each table, by the names of the database. */
function readColumns(source: string): Map<string, Set<string>> {
  const bodies = new Map(
    [...source.matchAll(/^export interface (\w+) \{\n([\s\S]*?)^\}/gm)].map(([, name, body = '']) => [name, body]),
  );
  const tables = [...(bodies.get('DB') ?? '').matchAll(/^ {2}(\w+): (\w+);/gm)];
  return new Map(tables.map(([, table = '', name]) => [table, readFields(bodies.get(name) ?? '')]));
}

const readFields = (body: string): Set<string> =>
  new Set([...body.matchAll(/^ {2}(\w+): /gm)].map(([, field = '']) => field));
