import pino from 'pino';
import { withEmptyInstallation } from '#app/database/backup/prepare-restore.ts';
import { restoreBackup } from '#app/database/backup/restore-backup.ts';
import { verifyBackup } from '#app/database/backup/verify-backup.ts';
import { readEnv } from '#app/env.ts';
import { countsOf, runBackupCommand } from './backup-command.ts';

const usage = `Makes an installation of an archive that npm run backup wrote.

  npm run restore -- FILE            into an empty DATA_DIR, or an empty database that DATABASE_URL names
  npm run restore -- FILE --force    the same where there is an installation: what lies in DATA_DIR is set aside under
                                     another name, the tables of a database that DATABASE_URL names are deleted

Stop every server first. The archive is verified before anything is touched, and every restored table is compared with
it before anything is committed; a restore that fails leaves what was there. The next start brings the schema of a
former version up to date.`;

await runBackupCommand(usage, ['force'], async (file, { force: isForced = false }) => {
  const env = readEnv();
  const backup = await verifyBackup(file);
  const log = pino({ level: 'silent' });
  await withEmptyInstallation({ env, log, isForced }, backup.header, (url) => restoreBackup(env, url, file, backup));
  return `Restored ${countsOf(backup.manifest)}, as of ${backup.header.taken_at}; every table equals the archive.`;
});
