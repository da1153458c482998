import { parseArgs } from 'node:util';
import type { BackupManifest } from '#app/database/backup/manifest.ts';
import { finish, runCommand } from './run-command.ts';

type Flags = Readonly<Record<string, boolean>>;

/**
 * Runs a command with one file and prints its sentence. Exit code 1 with one sentence where it fails, 2 with the usage
 * where it was called wrongly.
 */
export async function runBackupCommand(
  usage: string,
  flags: readonly string[],
  work: (file: string, flags: Flags) => Promise<string>,
): Promise<void> {
  const parsed = parse(flags);
  const [file, ...rest] = parsed?.positionals ?? [];
  if (parsed?.values['help'] || (parsed && file === undefined)) return console.log(usage);
  if (!parsed || file === undefined || rest.length > 0) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const given = Object.fromEntries(flags.map((flag) => [flag, parsed.values[flag] === true]));
  await runCommand(async () => finish(await work(file, given), 0));
}

/** Undefined for options that there are not. */
function parse(flags: readonly string[]) {
  const names = [...flags, 'help'];
  try {
    return parseArgs({
      allowPositionals: true,
      options: Object.fromEntries(names.map((name) => [name, { type: 'boolean' as const }])),
    });
  } catch {
    return undefined;
  }
}

/** What a backup holds, in figures. */
export function countsOf({ tables, files, key }: BackupManifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const secret = key === undefined ? 'no key' : 'the key';
  return `${rows} rows in ${Object.keys(tables).length} tables, ${Object.keys(files).length} files of pictures and ${secret}`;
}
