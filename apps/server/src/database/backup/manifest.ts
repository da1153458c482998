import * as z from 'zod';

const digest = z.string().regex(/^[0-9a-f]{64}$/);

/** First entry of an archive: what a database needs before its rows can be read. */
export const headerSchema = z.object({
  format: z.literal(1),
  taken_at: z.string(),
  /** The schema: the migrations that the database had applied, and the version of the schema of pg-boss. */
  migrations: z.array(z.string()),
  outbox_version: z.number(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), key: z.string() })),
});
export type BackupHeader = z.output<typeof headerSchema>;

/** A table with its columns in the order of the archive, and by what its rows are ordered there. */
export type BackupTable = BackupHeader['tables'][number];

/** Last entry of an archive: what it must hold to be whole. */
export const manifestSchema = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), bytes: z.number(), sha256: digest })),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), is_called: z.boolean() })),
  files: z.record(z.string(), digest),
  /** Undefined where the installation has no file with a key. */
  key: digest.optional(),
});
export type BackupManifest = z.output<typeof manifestSchema>;

/** Names of the entries of an archive. */
export const entryNames = {
  header: 'backup.json',
  manifest: 'manifest.json',
  key: 'secret-key',
  tables: 'tables/',
  files: 'files/',
} as const;

/** A backup or a restore that cannot be done; the message says why, and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
