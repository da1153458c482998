import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** The command line of a drill. */
export type DrillOptions = {
  /** Folder whose root the programs run in; undefined: they are found by PATH. */
  readonly toolsFolder: string | undefined;
  readonly isJson: boolean;
  /** Replication waits for nobody: the drill must find what is lost. */
  readonly isPlanted: boolean;
};

export const help = `npm run drill -- [--tools DIR] [--json] [--plant]
  Starts three PostgreSQL under Patroni with synchronous replication, etcd, HAProxy and two processes of the server on
  addresses of this machine alone, with the files of deploy/. Customers place and cancel bookings all the time, while the
  leader dies five times. Then every acknowledged booking is looked up in each of the three databases, every key is
  repeated, and no two bookings may hold the same time. It takes about four minutes and ends within five.

  --tools DIR   run PostgreSQL 18, Patroni, etcd and HAProxy from this folder by chroot, as root; without it by PATH
  --json        print JSON alone on standard output
  --plant       replicate without waiting for a standby and let one leader fall silent, to see that the loss is found

  A Debian makes the folder, 650 MB, in about five minutes, as root:
    apt-get install debootstrap
    debootstrap --no-check-gpg --variant=minbase \\
      --include=postgresql-18,patroni,etcd-server,haproxy,python3-etcd sid DIR http://deb.debian.org/debian
  --no-check-gpg is for a Debian that does not know the keys of sid yet; leave it out where yours does.

Ends with 0 where nothing was lost, nothing overlaps and no pause was longer than 30 s, with 1 where not, and with 2
where it could not begin.`;

/** Reads the command line; undefined where it is wrong. */
export function readDrillOptions(args: string[] = process.argv.slice(2)): DrillOptions | 'help' | undefined {
  try {
    const { values } = parseArgs({
      args,
      options: {
        tools: { type: 'string' },
        json: { type: 'boolean', default: false },
        plant: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return 'help';
    if (values.tools === '') return undefined;
    const toolsFolder = values.tools === undefined ? undefined : resolve(values.tools);
    return { toolsFolder, isJson: values.json, isPlanted: values.plant };
  } catch {
    return undefined;
  }
}
