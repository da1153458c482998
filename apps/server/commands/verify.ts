import { verifyBackup } from '#app/database/backup/verify-backup.ts';
import { countsOf, runBackupCommand } from './backup-command.ts';

const usage = `Proves an archive of npm run backup whole, without a database.

  npm run verify -- FILE     compares every table, picture and the key in FILE with the list at its end

It says nothing about an archive that was rewritten as a whole, list and all: anyone who
can write your backups can do that.`;

await runBackupCommand(usage, [], async (file) => {
  const { header, manifest } = await verifyBackup(file);
  return `${file} is whole: ${countsOf(manifest)}, as of ${header.taken_at}.`;
});
