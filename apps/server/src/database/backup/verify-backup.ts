import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type ArchiveEntry, bytesOf, readArchive } from './archive.ts';
import {
  BackupError,
  type BackupHeader,
  type BackupManifest,
  entryNames,
  headerSchema,
  manifestSchema,
} from './manifest.ts';
import { openDigest } from './tables.ts';

/** What an archive that is whole says of itself. */
export type VerifiedBackup = { readonly header: BackupHeader; readonly manifest: BackupManifest };

/** Reads an archive alone and proves it whole. Throws BackupError for one that is not. */
export async function verifyBackup(file: string): Promise<VerifiedBackup> {
  const found = openFindings();
  let header: BackupHeader | undefined;
  let manifest: BackupManifest | undefined;
  for await (const entry of readArchive(file)) {
    if (manifest) throw new BackupError(`${file} goes on after its end.`);
    if (entry.name === entryNames.header) header = parse(headerSchema, await bytesOf(entry), file);
    else if (entry.name === entryNames.manifest) manifest = parse(manifestSchema, await bytesOf(entry), file);
    else await found.add(entry);
  }
  if (!header || !manifest) throw new BackupError(`${file} is not whole: it has no beginning or no end.`);
  found.end();
  for (const [what, expected, actual] of [
    ['tables', manifest.tables, found.tables],
    ['pictures', manifest.files, found.files],
    ['key', manifest.key, found.key()],
  ] as const)
    if (!isDeepStrictEqual(expected, actual))
      throw new BackupError(`${file} was changed: ${what} differ from its list.`);
  if (!isDeepStrictEqual(header.tables.map(({ name }) => name).toSorted(), Object.keys(manifest.tables).toSorted()))
    throw new BackupError(`${file} was changed: its tables differ from its list.`);
  return { header, manifest };
}

/** The table of an entry with rows. */
export const tableOf = ({ name }: Pick<ArchiveEntry, 'name'>): string | undefined =>
  name.startsWith(entryNames.tables) ? name.slice(entryNames.tables.length, name.lastIndexOf('/')) : undefined;

/** The name of a picture, '<picture>/<file>'; throws for one that could lead elsewhere. */
export function pictureOf({ name }: Pick<ArchiveEntry, 'name'>): string | undefined {
  if (!name.startsWith(entryNames.files)) return undefined;
  const picture = name.slice(entryNames.files.length);
  if (picture.split('/').some((part) => !/^[\w-][\w.-]*$/.test(part)))
    throw new BackupError(`The archive has a picture with a wrong name, ${JSON.stringify(picture)}.`);
  return picture;
}

function openFindings() {
  const tables: BackupManifest['tables'] = {};
  const files: BackupManifest['files'] = {};
  let key: string | undefined;
  let current: { name: string; digest: ReturnType<typeof openDigest> } | undefined;
  const end = () => {
    if (current) tables[current.name] = current.digest.end();
    current = undefined;
  };
  return {
    tables,
    files,
    key: () => key,
    end,
    async add(entry: ArchiveEntry): Promise<void> {
      const table = tableOf(entry);
      if (current && current.name !== table) end();
      if (table !== undefined) {
        if (tables[table]) throw new BackupError(`The archive has the table ${table} twice.`);
        current ??= { name: table, digest: openDigest() };
        for await (const rows of entry.bytes) current.digest.add(rows);
        return;
      }
      const picture = pictureOf(entry);
      const digest = createHash('sha256');
      for await (const part of entry.bytes) digest.update(part);
      if (picture !== undefined) files[picture] = digest.digest('hex');
      else if (entry.name === entryNames.key) key = digest.digest('hex');
      else throw new BackupError(`The archive has an entry that no backup has, ${JSON.stringify(entry.name)}.`);
    },
  };
}

function parse<T>(schema: { parse(value: unknown): T }, bytes: Buffer, file: string): T {
  try {
    return schema.parse(JSON.parse(bytes.toString()));
  } catch (error) {
    throw new BackupError(`${file} is no backup of TajmeelSpot, or one of a newer version.`, { cause: error });
  }
}
