import { stat } from 'node:fs/promises';
import pino from 'pino';
import { hasCluster } from '#app/database/backup/installation.ts';
import { BackupError } from '#app/database/backup/manifest.ts';
import { writeBackup } from '#app/database/backup/write-backup.ts';
import { reachDatabase } from '#app/database/open.ts';
import { readEnv } from '#app/env.ts';
import { countsOf, runBackupCommand } from './backup-command.ts';

const usage = `Writes the installation into one archive, also while it runs.

  npm run backup -- FILE     writes FILE (.tar.gz): the database as of one moment, the pictures, the secret key

FILE is readable by its owner alone and appears only once it is whole; a file of that name is replaced. It works
on the database that the configuration names, also on a PostgreSQL of your own, with the rights of the program.
Pictures in a bucket (FILES_URL) and a SECRET_KEY that is set are not in it: keep them as you keep your secrets.
For a large PostgreSQL of your own its tools are faster, and restore to any moment:
  pg_dump --format=directory --jobs=4 --file=DIR "$DATABASE_URL"        and back: pg_restore --jobs=4 --dbname="$DATABASE_URL" DIR`;

await runBackupCommand(usage, [], async (file) => {
  const env = readEnv();
  if (env.databaseUrl === undefined && !hasCluster(env))
    throw new BackupError(
      `There is no installation in ${env.dataDir}: set DATA_DIR or DATABASE_URL as the server has them.`,
    );
  const place = await reachDatabase(env, pino({ level: 'silent' }));
  try {
    const manifest = await writeBackup(env, place.url, file);
    const { size } = await stat(file);
    const bucket = env.bucket ? `\nThe pictures are in the bucket ${env.bucket.name}: copy it beside this file.` : '';
    const key = env.secretKey === undefined ? '' : '\nSECRET_KEY is set: it is not in this file.';
    return `${file} holds ${countsOf(manifest)}; ${(size / 1e6).toFixed(1)} MB.${bucket}${key}`;
  } finally {
    await place.stop();
  }
});
